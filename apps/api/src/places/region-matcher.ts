import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { foldPlaceText } from './place-text.ts';

const countryNames: Readonly<Record<Country, readonly string[]>> = {
  CA: ['canada', 'ca', 'can'],
  US: ['united states', 'usa', 'us', 'etats unis'],
  AU: ['australia', 'au', 'aus', 'australie'],
};

/** Region keys ("CA ON") by every text that names them: code, names, country, or both. */
const names: ReadonlyMap<string, readonly string[]> = new Map(
  regions.map((region) => {
    const own = [region.code, region.name, region.frenchName ?? region.name].map(foldPlaceText);
    const country = countryNames[region.country];
    const both = own.flatMap((name) => country.map((text) => `${name} ${text}`));
    return [regionKey(region.country, region.code), [...new Set([...own, ...country, ...both])]];
  }),
);

/** How a region is written in the sets below: "CA ON". */
export function regionKey(country: string, code: string): string {
  return `${country} ${code}`;
}

/** Regions that the folded text names; where it names none, those it is the beginning of. */
export function findTypedRegions(folded: string): Set<string> {
  const exact = regionsWhere((name) => name === folded);
  return exact.size > 0 ? exact : regionsWhere((name) => name.startsWith(folded));
}

/** Regions that the folded text names; a beginning counts from four letters on. */
export function findNamedRegions(folded: string): Set<string> {
  return folded.length >= 4 ? findTypedRegions(folded) : regionsWhere((name) => name === folded);
}

function regionsWhere(matches: (name: string) => boolean): Set<string> {
  return new Set([...names].filter(([, texts]) => texts.some(matches)).map(([key]) => key));
}
