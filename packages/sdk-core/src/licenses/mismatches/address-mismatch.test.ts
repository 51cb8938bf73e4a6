import { expect, test } from 'vitest';
import { findMismatches } from './address-mismatch.ts';

const ontario = { countryCode: 'CA', state: 'ON' } as const;

test.each([
  ['CA', 'CA', 'ON', []],
  [null, 'CA', 'ON', []],
  ['US', 'CA', 'ON', ['card']],
  ['CA', 'CA', 'AB', ['listing']],
  [null, 'US', 'ON', ['listing']],
  ['AU', 'US', 'NY', ['card', 'listing']],
])(
  'a card of %s and a listing in %s, %s differ from Ontario by %j',
  (cardCountry, country, region, kinds) => {
    expect(findMismatches(ontario, { cardCountry, listing: { country, region } })).toEqual(kinds);
  },
);
