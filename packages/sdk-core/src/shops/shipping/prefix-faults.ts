import { canadianLetters, isCodeOfProvince } from '../../vocabulary/places/canadian-codes.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import type { RatedZone } from './rate-rules.ts';

/** How postal codes begin: `M5V` and `M5V1A1`, `902` and `90210`, `30` and `3000`. */
const beginnings: Readonly<Record<Country, RegExp>> = {
  CA: /^[A-Z](\d([A-Z](\d([A-Z]\d?)?)?)?)?$/,
  US: /^\d{1,5}$/,
  AU: /^\d{1,4}$/,
};

/** The first beginning that no postal code of a zone has, and of what it is none. */
export function findPrefixFault({
  country,
  regions,
  postalPrefixes,
}: RatedZone['zone']): { readonly prefix: string; readonly of: 'country' | 'regions' } | undefined {
  const provinces = Object.keys(canadianLetters);
  for (const prefix of postalPrefixes) {
    const isOf = (codes: readonly string[]) =>
      country !== 'CA' || codes.some((code) => isCodeOfProvince(code, prefix));
    if (!beginnings[country].test(prefix) || !isOf(provinces)) return { prefix, of: 'country' };
    if (regions.length > 0 && !isOf(regions)) return { prefix, of: 'regions' };
  }
  return undefined;
}
