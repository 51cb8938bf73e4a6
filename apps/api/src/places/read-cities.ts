import { readFile } from 'node:fs/promises';
import type { City } from '@boardwalk/sdk-core/places/schemas';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';

/** A bundled city with what ranks it; `population` 0 where unknown. */
export interface BundledCity extends City {
  readonly population: number;
  /** A quarter of a larger city. */
  readonly isSuburb: boolean;
  readonly aliases: readonly string[];
}

const bundled = new URL('../../assets/places/cities.tsv', import.meta.url);

/** The bundled cities, the most populous first (assets/places/README.md). */
export async function readCities(): Promise<BundledCity[]> {
  const text = await readFile(bundled, 'utf8');
  return text.trimEnd().split('\n').slice(1).map(parseRow);
}

function parseRow(row: string): BundledCity {
  const [id, name, countryCode, region, lat, lng, population, suburb, timeZone, aliases] =
    row.split('\t');
  const country = countries.find((code) => code === countryCode);
  if (!id || !name || !country || !region || !timeZone) {
    throw new Error(`cities.tsv has a row that lacks a column: ${row}`);
  }
  return {
    id,
    name,
    region,
    country,
    label: `${name}, ${region}`,
    lat: Number(lat),
    lng: Number(lng),
    timeZone,
    population: Number(population),
    isSuburb: suburb === '1',
    aliases: aliases ? aliases.split('|') : [],
  };
}
