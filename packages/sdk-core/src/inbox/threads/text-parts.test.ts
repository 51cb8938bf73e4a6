import { expect, test } from 'vitest';
import { serverName, textParts } from './text-parts.ts';

const links = (body: string) => textParts(body).flatMap(({ address }) => address ?? []);

test.each([
  ['See https://example.com/a.', ['https://example.com/a']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['« http://exemple.ca/é »\u00a0!', ['http://exemple.ca/%C3%A9']],
  ['https://a.example and HTTPS://B.example', ['https://a.example/', 'https://b.example/']],
])('%s leads to %j', (body, addresses) => expect(links(body)).toEqual(addresses));

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'example.com',
  'https://',
  'https://bank.example@evil.example/',
  '<a href="x">y</a>',
])('%s leads nowhere', (body) => expect(links(body)).toEqual([]));

test.each(['See https://example.com/a.\nAnd more', 'nothing', '', '\u202ehttps://a.example'])(
  'no character of %j is lost',
  (body) => {
    expect(
      textParts(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body);
  },
);

test('a page is known by its server', () => {
  expect(serverName('https://www.example.com:8080/a')).toBe('example.com');
});
