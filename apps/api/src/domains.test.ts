import { expect, test } from 'vitest';
import { accessDomain } from './access/routes.ts';
import { accountDomain } from './account/routes.ts';
import { embedsDomain } from './embeds/routes.ts';
import { listingsDomain } from './listings/routes.ts';
import { domains } from './main.ts';
import { joinExtensions } from './platform/extensions/extensions.ts';
import { personalData } from './platform/personal-data.ts';

test('the product starts with all that its domains require of one another', () => {
  expect(() => joinExtensions(domains)).not.toThrow();
  expect(domains.flatMap(({ requires = [] }) => requires)).toHaveLength(4);
});

test.each([
  ['sessionFinder', accountDomain],
  ['callTrail', accessDomain],
  ['partnerSites', embedsDomain],
  ['listingCheck', listingsDomain],
])('it does not start without %s', (point, provider) => {
  const others = domains.filter(({ name }) => name !== provider.name);
  expect(others).toHaveLength(domains.length - 1);
  expect(() => joinExtensions(others)).toThrow(`No domain provides ${point}, which`);
});

test('what is held of people is known by the names of domains, in their order', () => {
  const names = [...joinExtensions(domains).byKey(personalData).keys()];
  expect(names.slice(0, 3)).toEqual(['account', 'access', 'embeds']);
  expect(names).toEqual(domains.flatMap(({ name }) => (names.includes(name) ? [name] : [])));
});
