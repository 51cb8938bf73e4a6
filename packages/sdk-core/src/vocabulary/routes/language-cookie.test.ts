import { expect, test } from 'vitest';
import { languageCookie, readLanguageCookie } from './language-cookie.ts';

test('a choice is kept for a year, and on a secure site only there', () => {
  const cookie = 'bw-language=fr; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(languageCookie('fr', false)).toBe(cookie);
  expect(languageCookie('fr', true)).toBe(`${cookie}; Secure`);
  expect(readLanguageCookie(cookie)).toBe('fr');
});
