import { countryNames } from '@boardwalk/sdk-core/vocabulary/places/country-names';
import { foldPlaceText } from '@boardwalk/sdk-core/vocabulary/places/place-text';
import { type Region, regions } from '@boardwalk/sdk-core/vocabulary/places/regions';

interface NamedRegion {
  readonly region: Region;
  /** Code and names, alone or with the country behind. */
  readonly own: readonly string[];
  readonly country: readonly string[];
}

const named: readonly NamedRegion[] = regions.map((region) => {
  const alone = [region.code, region.name, region.frenchName ?? region.name].map(foldPlaceText);
  const country = countryNames[region.country];
  // "Ontario, CA" is a city of California.
  const behind = country.filter((text) => text !== 'ca');
  const both = alone.flatMap((name) => behind.map((text) => `${name} ${text}`));
  return { region, own: [...new Set([...alone, ...both])], country };
});

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

/** The regions that the folded text names itself, rather than the country they are in. */
export function findOwnRegions(folded: string): Region[] {
  return named.filter(({ own }) => own.includes(folded)).map(({ region }) => region);
}

/** The regions whose name or code begins so, with the country behind or without. */
export function findBegunRegions(folded: string): Region[] {
  return named
    .filter(({ own }) => own.some((name) => name.startsWith(folded)))
    .map(({ region }) => region);
}

function regionsWhere(matches: (name: string) => boolean): Set<string> {
  const found = named.filter(({ own, country }) => own.some(matches) || country.some(matches));
  return new Set(found.map(({ region }) => regionKey(region.country, region.code)));
}
