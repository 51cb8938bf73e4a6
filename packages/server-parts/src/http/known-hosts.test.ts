import { expect, test } from 'vitest';
import { readKnownHosts } from './known-hosts.ts';

const live = readKnownHosts(
  { BOARDWALK_HOSTS: 'www.market.example, 10.0.0.7:4000' },
  'https://market.example',
);
const demo = readKnownHosts({}, 'http://localhost:4000');

const isAsked = (hosts: typeof live, host: string, url = '/') =>
  hosts.isAskedFor({ headers: { host }, url });

test.each([
  'market.example',
  'Market.Example',
  'market.example:443',
  'www.market.example',
  '10.0.0.7:4000',
  'localhost:4000',
  '127.0.0.1:4010',
  '[::1]:4000',
])('a live site answers to %s', (host) => {
  expect(isAsked(live, host)).toBe(true);
});

test.each([
  'evil.example',
  'evil.example:4000',
  'market.example.evil.example',
  'market.example:4000',
  'evil-market.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.7',
  '0.0.0.0:4000',
  'xlocalhost',
  '',
])('a live site does not answer to "%s"', (host) => {
  expect(isAsked(live, host)).toBe(false);
  expect(isAsked(demo, host)).toBe(false);
});

test.each([
  'localhost:4000',
  'partner.localhost:4100',
  'escarpment.localhost:4100',
  'localhost',
  '127.0.0.1:4000',
  '[::1]:4000',
])('the demo answers to %s', (host) => {
  expect(isAsked(demo, host)).toBe(true);
});

test('whether it lives is told under every name, and figures by address', () => {
  expect(isAsked(live, 'api.internal:4010', '/health/ready')).toBe(true);
  expect(isAsked(live, '10.9.9.9:4010', '/metrics')).toBe(true);
  expect(isAsked(live, 'evil.example:4010', '/metrics')).toBe(false);
  expect(isAsked(live, '10.9.9.9:4010', '/dev/mail')).toBe(false);
});

test('a request without a name is left to whoever reads it', () => {
  expect(live.isAskedFor({ headers: {}, url: '/' })).toBe(true);
});

test.each(['https://www.example.com', '*', '*.example.com', 'a/b'])('%s is no name', (entry) => {
  expect(() => readKnownHosts({ BOARDWALK_HOSTS: entry }, 'https://a.example')).toThrow(
    `BOARDWALK_HOSTS lists "${entry}"`,
  );
});
