import { expect, test } from 'vitest';
import { choiceCookie, chosenLanguage, isArrival, isChoice } from './language-choice.ts';

const site = 'https://board.example';

test.each([
  ['bw-language=fr', 'fr'],
  ['bw-session=a; bw-language=en', 'en'],
  ['bw-language=fr; bw-session=a', 'fr'],
  ['bw-language=de', undefined],
  ['xbw-language=fr', undefined],
  ['bw-language=fr-evil', undefined],
  [undefined, undefined],
])('the cookies %s say that %s was chosen', (cookie, language) => {
  expect(chosenLanguage({ cookie })).toBe(language);
});

test.each([
  [`${site}/about`, 'fr', true],
  [`${site}/fr/about`, 'en', true],
  [`${site}/fr`, 'fr', false],
  [`${site}/`, 'en', false],
  ['https://other.example/about', 'fr', false],
  [`${site}.evil.example/about`, 'fr', false],
  [`${site}/`, 'fr', true],
  ['no address', 'fr', false],
  [undefined, 'fr', false],
] as const)('from %s, a page in %s is a choice: %s', (referer, language, answer) => {
  expect(isChoice({ referer }, language, site)).toBe(answer);
});

test('who follows a link of ours does not arrive', () => {
  const referers = [undefined, 'https://search.example/', `${site}/about`, `${site}/fr`];
  expect(referers.map((referer) => isArrival({ referer }, site))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a choice is kept for a year, and on a secure site only there', () => {
  const cookie = 'bw-language=fr; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(choiceCookie('fr', 'http://localhost:4000')).toBe(cookie);
  expect(choiceCookie('fr', site)).toBe(`${cookie}; Secure`);
});
