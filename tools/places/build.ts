import { mkdir, writeFile } from 'node:fs/promises';
import timeZoneAt from '@photostructure/tz-lookup';
import { readSourceCities } from './source-cities.ts';
import type { SourceCity } from './source-city.ts';
import { aliases } from './supplements.ts';

const target = new URL('../../apps/api/assets/places/cities.tsv', import.meta.url);
const columns = 'id\tname\tcountry\tregion\tlat\tlng\tpopulation\tsuburb\ttimeZone\taliases';

await mkdir(new URL('.', target), { recursive: true });
const rows = withIds(readSourceCities().sort(byRank)).map(([id, city]) => row(id, city));
await writeFile(target, `${[columns, ...rows].join('\n')}\n`);
console.log(`${rows.length} places`);

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
    firstName(city),
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

/** GeoNames writes two official names as "Stoney Point/Pointe-aux-Roches". */
function firstName(city: SourceCity): string {
  return city.name.split('/')[0] ?? city.name;
}

function aliasesOf(city: SourceCity): readonly string[] {
  return [...city.name.split('/').slice(1), ...(aliases[`${city.region} ${city.name}`] ?? [])];
}
