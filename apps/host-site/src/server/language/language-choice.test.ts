import { expect, test } from 'vitest';
import {
  arrivesFor,
  chosenLanguage,
  isArrival,
  isChoice,
  preferredLanguage,
} from './language-choice.ts';

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

test('nor does who keeps the referrer to themselves', () => {
  const sites = ['none', 'cross-site', 'same-site', 'same-origin'];
  expect(sites.map((from) => isArrival({ 'sec-fetch-site': from }, site))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-CA, fr-CA;q=0.9', 'en'],
  ['de, en;q=0.5, fr;q=0.7', 'fr'],
  ['FR', 'fr'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['fry, ens', 'en'],
  ['*', 'en'],
  ['', 'en'],
] as const)('who asks for %s prefers %s', (asked, language) => {
  expect(preferredLanguage({ 'accept-language': asked }, 'en')).toBe(language);
});

test('what was chosen goes before what a browser asks for', () => {
  const headers = { cookie: 'bw-language=en', 'accept-language': 'fr-CA' };
  expect(preferredLanguage(headers, 'fr')).toBe('en');
});

test.each([
  ['bw-language=fr', 'en-CA', 'fr'],
  ['bw-language=en', 'fr-CA', 'en'],
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  [undefined, 'en-CA, fr;q=0.5', 'en'],
  // Crawlers ask for none, other visitors perhaps for neither.
  [undefined, undefined, 'en'],
  [undefined, 'de', 'en'],
] as const)(
  'with the cookie %s and a browser that asks for %s, the site itself is met in %s',
  (cookie, asked, language) => {
    expect(arrivesFor({ cookie, 'accept-language': asked })).toBe(language);
  },
);
