import { mkdir, writeFile } from 'node:fs/promises';
import timeZoneAt from '@photostructure/tz-lookup';
import { readSourcePostalCodes } from './postal-sources.ts';
import { readSourceCities } from './source-cities.ts';
import { firstName, type SourceCity } from './source-city.ts';
import { aliases } from './supplements.ts';

const folder = new URL('../../apps/api/assets/places/', import.meta.url);
const columns = 'id\tname\tcountry\tregion\tlat\tlng\tpopulation\tsuburb\ttimeZone\taliases';

const postalColumns = 'country\tcode\tregion\tcity\tlat\tlng';

await mkdir(folder, { recursive: true });
const cities = readSourceCities().sort(byRank);
const rows = withIds(cities).map(([id, city]) => row(id, city));
await writeTable('cities.tsv', [columns, ...rows]);
const codes = readSourcePostalCodes(cities).map(({ country, code, region, city, lat, lng }) =>
  [country, code, region, city, lat, lng].join('\t'),
);
await writeTable('postal-codes.tsv', [postalColumns, ...codes]);
console.log(`${rows.length} cities, ${codes.length} postal codes`);

function writeTable(name: string, lines: readonly string[]): Promise<void> {
  return writeFile(new URL(name, folder), `${lines.join('\n')}\n`);
}

function byRank(a: SourceCity, b: SourceCity): number {
  return b.population - a.population || order(a.name, b.name) || a.lat - b.lat;
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The GeoNames id where it is known, else the name and region, numbered where they repeat. */
function withIds(cities: readonly SourceCity[]): [id: string, city: SourceCity][] {
  const used = new Map<string, number>();
  return cities.map((city) => {
    if (city.geonamesId !== undefined) return [String(city.geonamesId), city];
    const slug = `${city.name} ${city.region} ${city.country}`
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-');
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return [count === 1 ? slug : `${slug}-${count}`, city];
  });
}

function row(id: string, city: SourceCity): string {
  return [
    id,
    firstName(city.name),
    city.country,
    city.region,
    city.lat.toFixed(5),
    city.lng.toFixed(5),
    city.population,
    city.isSuburb ? 1 : 0,
    timeZoneAt(city.lat, city.lng),
    aliasesOf(city).join('|'),
  ].join('\t');
}

function aliasesOf(city: SourceCity): readonly string[] {
  return [...city.name.split('/').slice(1), ...(aliases[`${city.region} ${city.name}`] ?? [])];
}
