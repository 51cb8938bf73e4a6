import { expect, test } from 'vitest';
import { isDomain } from './web-domain.ts';

test.each([
  'evil.com',
  'evil.ca',
  'evil.fr',
  'evil.shop',
  'evil.co.uk',
  'www.evil.app',
  'evil.github.io',
  'evil.рф',
  'evil.xn--p1ai',
  'evil.example',
  'EVIL.COM',
  'evil.com.',
  'evil.com-',
  '_evil.com_',
])('%s is a domain', (text) => {
  expect(isDomain(text)).toBe(true);
});

test.each(['rosa.lindqvist', 'St.Pierre', 'J.R', 'J.R.', 'rosa', 'com', 'co.uk', '.ca', '3.5', ''])(
  '%j is none',
  (text) => {
    expect(isDomain(text)).toBe(false);
  },
);
