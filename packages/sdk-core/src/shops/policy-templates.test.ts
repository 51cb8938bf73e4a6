import { expect, test } from 'vitest';
import { countries } from '../vocabulary/places/countries.ts';
import { policyTemplates } from './policy-templates.ts';
import { longestShopText } from './shop-limits.ts';

const rows = countries.flatMap((country) =>
  (['en', 'fr'] as const).map((language) => [country, language] as const),
);

test.each(rows)(
  'the texts of %s in %s are short, and fit what a shop takes',
  (country, language) => {
    const { returns, privacy } = policyTemplates[country][language];
    for (const text of [returns, privacy]) {
      expect(text.length).toBeGreaterThan(300);
      expect(text.length).toBeLessThan(2_000);
      expect(text.length).toBeLessThan(longestShopText.policy);
      expect(text).toBe(text.trim());
    }
  },
);

test('shops of Australia name the guarantees that no text can exclude', () => {
  expect(policyTemplates.AU.en.returns).toContain(
    'guarantees that cannot be excluded under the Australian Consumer Law',
  );
  expect(policyTemplates.AU.fr.returns).toContain('Australian Consumer Law');
});

test('shops of Canada name the legal warranty, in both languages', () => {
  expect(policyTemplates.CA.en.returns).toContain('legal warranty in Québec');
  expect(policyTemplates.CA.fr.returns).toContain('garantie légale au Québec');
});

test.each(countries)('each text of %s names what it follows', (country) => {
  const { sources } = policyTemplates[country];
  for (const list of [sources.returns, sources.privacy]) {
    expect(list.length).toBeGreaterThan(0);
    for (const { address } of list) expect(new URL(address).protocol).toBe('https:');
  }
});
