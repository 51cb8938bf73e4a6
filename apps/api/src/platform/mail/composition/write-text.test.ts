import { expect, test } from 'vitest';
import { emptyMailText, trustedMailText } from '../safe-mail-text.ts';
import { pageLink } from '../site-link.ts';
import { MailCard } from './mail-card.ts';
import { type Filling, markOf, readMarkup } from './read-markup.ts';
import { writeText } from './write-text.ts';

const link = pageLink({ siteOrigin: 'https://m.example' }, '/a');
const other = pageLink({ siteOrigin: 'https://m.example' }, '/b');
const card = (title: string, isThere = true) =>
  new MailCard({
    news: { label: trustedMailText('New'), tone: 'plain' },
    ...{
      title: trustedMailText(title),
      price: trustedMailText('$3'),
      facts: emptyMailText,
      place: trustedMailText('Here'),
    },
    ...(isThere && {
      link,
      before: { price: trustedMailText('$4'), said: trustedMailText('before: $4') },
    }),
  });

const write = (source: string, ...fillings: readonly Filling[]) =>
  writeText(readMarkup(source, { fillings, locale: 'en-CA' }), 'en-CA');
const [a, b] = [`(${markOf(0)})`, `(${markOf(1)})`];

test.each([
  ['One **two** *three*\nfour', 'One two three\nfour\n'],
  ['## One\n\nTwo\n\n## Three', 'One\n\nTwo\n\n\nThree\n'],
  ['- One\n- two\n\nthree', '- One\n- two\n\nthree\n'],
  ['> One\n> two', '> One\n> two\n'],
  [`Or [go]${a} now.`, 'Or go now.\nhttps://m.example/a\n'],
  [
    `Or [go]${a}, or [stay]${b}.`,
    'Or go, or stay.\ngo: https://m.example/a\nstay: https://m.example/b\n',
  ],
  [`[Go]${a}\n[Stay]${b}`, 'Go: https://m.example/a\nStay: https://m.example/b\n'],
  [`**[Go]${a}**\n\nEnd`, 'Go:\nhttps://m.example/a\n\nEnd\n'],
  [`One\n\n---\n\nTwo\n\nThree`, 'One\n\n--\nTwo\n\nThree\n'],
  [`${markOf(0)}`, 'https://m.example/a\n'],
])('%j says %j', (source, text) => {
  expect(write(source, link, other)).toBe(text);
});

test('an address below its button is written once, another is not left out', () => {
  const source = (index: number) => `**[Go](${markOf(0)})**\n\nOr open:\n${markOf(index)}`;
  expect(write(source(0), link, other)).toBe('Go:\nhttps://m.example/a\n');
  expect(write(source(1), link, other)).toContain('Or open:\nhttps://m.example/b\n');
});

test('cards are a list, each with what it cost before and with its page', () => {
  expect(write(`${markOf(0)}\n\n${markOf(1)}\n\nEnd`, card('Canoe'), card('Sled', false))).toBe(
    '- New: Canoe · $3 (before: $4) · Here\n  https://m.example/a\n- New: Sled · $3 · Here\n\nEnd\n',
  );
});

test('French has a blank before the colon, which no line break parts', () => {
  const french = { fillings: [link, card('Canot')], locale: 'fr-CA' } as const;
  const text = writeText(readMarkup(`[Aller]${a}\n\n${markOf(1)}`, french), 'fr-CA');
  expect(text).toContain('Aller\u00a0: https://m.example/fr/a\n');
  expect(text).toContain('- New\u00a0: Canot');
});
