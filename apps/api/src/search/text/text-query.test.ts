import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsArea, circleArea, type GeoArea } from '../../listings/query/geo-area.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { splitSearchTerms } from './search-terms.ts';
import { hasTerms, liesInSquaresOf } from './text-query.ts';

const { platform } = await startTestServer([]);

/** The words of listings at places, as the table makes them. */
function vectorsAt(places: readonly { lat: number | null; lng: number | null }[]) {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return sql`(select lat, lng, listing_search_vector('Sofa', 'CLASSIFIED', 'Hamilton', '{}', '', timestamptz '2026-11-20', lat, lng, '{features POOL}') as search_vector
    from unnest(${sql.param(lats)}::float8[], ${sql.param(lngs)}::float8[]) as places (lat, lng)) as listings`;
}

async function countAt(
  places: readonly { lat: number | null; lng: number | null }[],
  condition: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await platform.database.execute<{ count: string }>(
    sql`select count(*) as count from ${vectorsAt(places)} where ${condition}`,
  );
  return Number(rows[0]?.count);
}

const areas: readonly [string, GeoArea][] = [
  ['a walk', circleArea({ centre: { lat: 43.016, lng: -79.261 }, radius: 2_000 })],
  ['a town', circleArea({ centre: { lat: -33.8679, lng: 151.2073 }, radius: 25_000 })],
  ['a region', circleArea({ centre: { lat: 43.016, lng: -79.261 }, radius: 160_000 })],
  ['the antimeridian', circleArea({ centre: { lat: 52, lng: 179.9 }, radius: 60_000 })],
  ['the corner of the grid', boundsArea({ south: 89.6, west: 179.2, north: 90, east: 180 })],
];

test.each(areas)('what lies in %s lies in its squares, and little else does', async (_, area) => {
  const condition = liesInSquaresOf(area);
  if (!condition) throw new Error('The area is too wide for squares.');
  const inside = area.boxes.flatMap(({ south, west, north, east }) => [
    { lat: south, lng: west },
    { lat: north, lng: east },
    ...fc.sample(
      fc.record({
        lat: fc.double({ min: south, max: north, noNaN: true }),
        lng: fc.double({ min: west, max: east, noNaN: true }),
      }),
      { numRuns: 200, seed: 1 },
    ),
  ]);
  const outside = area.boxes.flatMap(({ south, west }) => [
    { lat: south - 1.01, lng: west },
    { lat: south, lng: west > -177 ? west - 1.01 : west + 5 },
  ]);
  expect(await countAt(inside, condition)).toBe(inside.length);
  expect(await countAt(outside, condition)).toBe(0);
});

test('an area as wide as a continent is not looked up by squares', () => {
  const continent = boundsArea({ south: 25, west: -130, north: 60, east: -60 });
  const earth = boundsArea({ south: -90, west: -180, north: 90, east: 180 });
  expect([liesInSquaresOf(continent), liesInSquaresOf(earth)]).toEqual([undefined, undefined]);
});

test('a listing without a position lies in no square', async () => {
  const area = circleArea({ centre: { lat: 0, lng: 0 }, radius: 2_000 });
  const condition = liesInSquaresOf(area) ?? sql`true`;
  expect(await countAt([{ lat: null, lng: null }], condition)).toBe(0);
});

test('nobody finds squares, days of posting and values by typing how they are stored', async () => {
  const place = [{ lat: 43.016, lng: -79.261 }];
  const { rows } = await platform.database.execute<{ names: readonly string[] }>(
    sql`select tsvector_to_array(search_vector) as names from ${vectorsAt(place)}`,
  );
  const names = rows[0]?.names.filter((name) => name.includes(' ')) ?? [];
  expect(names).toHaveLength(4);
  for (const name of names) {
    expect(await countAt(place, hasTerms(splitSearchTerms(name)))).toBe(0);
    expect(await countAt(place, hasTerms(splitSearchTerms(name.replaceAll(' ', ''))))).toBe(0);
  }
  expect(await countAt(place, hasTerms(['sofa']))).toBe(1);
});
