import { readFile } from 'node:fs/promises';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { compare } from '../platform/database/compare.ts';
import { firstIndex } from './first-index.ts';
import type { PostalCode } from './parse-postal-code.ts';

/** A postal code and where it is; in Canada the first three characters of many. */
export interface PlacedPostalCode extends PostalCode, Point {
  readonly region: string;
  readonly city: string;
}

/** The postal codes of Canada and the United States, in memory. */
export interface PostalCodes {
  find(code: PostalCode): PlacedPostalCode | undefined;
  /** Those that begin with the characters, in order, at most `most`. */
  beginningWith(characters: string, most: number): PlacedPostalCode[];
  /** The one with the most first characters in common, and two at least; mostly a neighbour. */
  nearestTo(code: PostalCode): PlacedPostalCode | undefined;
}

const bundled = new URL('../../assets/places/postal-codes.tsv', import.meta.url);

let loaded: Promise<PostalCodes> | undefined;

/** Loads the bundled postal codes, read at the first call and cached (assets/places/README.md). */
export function loadPostalCodes(): Promise<PostalCodes> {
  loaded ??= readFile(bundled, 'utf8').then((text) =>
    createPostalCodes(text.trimEnd().split('\n').slice(1).map(parseRow)),
  );
  return loaded;
}

function createPostalCodes(rows: readonly PlacedPostalCode[]): PostalCodes {
  const sorted = rows.toSorted((a, b) => compare(a.code, b.code));
  const from = (characters: string) => firstIndex(sorted, ({ code }) => code >= characters);
  return {
    find({ country, code }) {
      const found = sorted[from(code)];
      return found?.code === code && found.country === country ? found : undefined;
    },
    beginningWith(characters, most) {
      const first = from(characters);
      return sorted.slice(first, first + most).filter(({ code }) => code.startsWith(characters));
    },
    nearestTo({ country, code }) {
      const at = from(code);
      const inCommon = (other: PlacedPostalCode) => countInCommon(code, other.code);
      return sorted
        .slice(Math.max(0, at - 1), at + 1)
        .filter((other) => other.country === country && inCommon(other) >= 2)
        .sort((a, b) => inCommon(b) - inCommon(a))[0];
    },
  };
}

function countInCommon(one: string, other: string): number {
  const different = [...one].findIndex((character, index) => character !== other[index]);
  return different < 0 ? one.length : different;
}

function parseRow(row: string): PlacedPostalCode {
  const [countryCode, code, region, city, lat, lng] = row.split('\t');
  const country = countries.find((one) => one === countryCode);
  if (!country || !code || !region || !city) {
    throw new Error(`postal-codes.tsv has a row that lacks a column: ${row}`);
  }
  return { country, code, region, city, lat: Number(lat), lng: Number(lng) };
}

/** First and last postcodes of the states of Australia. */
const australianRanges: readonly (readonly [region: string, first: number, last: number])[] = [
  ['ACT', 200, 299],
  ['NT', 800, 999],
  ['NSW', 1000, 2599],
  ['ACT', 2600, 2618],
  ['NSW', 2619, 2899],
  ['ACT', 2900, 2920],
  ['NSW', 2921, 2999],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6999],
  ['TAS', 7000, 7999],
  ['VIC', 8000, 8999],
  ['QLD', 9000, 9999],
];

/** The state that an Australian postcode lies in; no table may be had that says where. */
export function stateOfPostcode({ country, code }: PostalCode): string | undefined {
  const number = Number(code);
  if (country !== 'AU') return undefined;
  return australianRanges.find(([, first, last]) => first <= number && number <= last)?.[0];
}
