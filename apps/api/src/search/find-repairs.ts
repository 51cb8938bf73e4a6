import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../listings/query/conditions.ts';
import { circleArea, type GeoArea } from '../listings/query/geo-area.ts';
import { selectMatches } from '../listings/query/matches.ts';
import type { Queries } from '../platform/database/database.ts';
import { countMatches } from './facets/count-total.ts';
import { boundCount } from './plan/bound-count.ts';
import { readDensity } from './plan/density.ts';
import { estimateListings } from './plan/estimate-listings.ts';
import { matchQuery } from './plan/match-query.ts';
import type { ResolvedSearch } from './plan/resolved-search.ts';
import { correctSpelling } from './text/correct-spelling.ts';

/** Metres of wider circles, tried one after the other. */
const widerDistances = [25_000, 50_000, 160_000, 500_000, 2_000_000];
/** An empty answer need not wait for more listings than these to be searched for words. */
const mostLookedUp = 5_000;
const mostRepairs = 5;
type Repair = Omit<SearchRepair, 'isCapped'>;

/** What was found out about the area and the words holds no longer where they change. */
const unknown: Pick<ResolvedSearch, 'sparse' | 'common' | 'expected'> = {
  sparse: new Set(),
  common: new Set(),
  expected: new Map(),
};
const mostCounted = 1_000;
/** One more shows that there are more. */
const mostFound = mostCounted + 1;

/**
 * What brings listings back when a search has none: first its text with a misspelt word mended, then
 * the same price for what is paid otherwise, which asks for nothing less, then what brings most.
 */
export async function findRepairs(
  database: Queries,
  search: ResolvedSearch,
  text: string,
): Promise<SearchRepair[]> {
  const [mended, ...found] = await Promise.all([
    correctSpelling(database, search, text, mostFound),
    countWithoutEach(database, search),
    countInOtherPeriod(database, search),
    countWithoutText(database, search),
    countWithoutEdge(database, search),
    findWiderDistance(database, search),
  ]);
  const dropped = found
    .flat()
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(!a.period) - Number(!b.period) || b.count - a.count);
  return [...mended, ...dropped].slice(0, mostRepairs).map((repair) => ({
    ...repair,
    count: Math.min(repair.count, mostCounted),
    isCapped: repair.count > mostCounted,
  }));
}

/** How many there are without each of the restrictions, all counted in one go. */
async function countWithoutEach(database: Queries, search: ResolvedSearch): Promise<Repair[]> {
  const { restrictions } = search;
  if (restrictions.length === 0) return [];
  const counts = restrictions.map((_, index) => {
    const others = restrictions.flatMap((_, other) =>
      other === index ? [] : [sql`${flag(other)}`],
    );
    return sql`count(*) filter (where ${allOf(others)})::integer`;
  });
  const matches = search.kinds.map((kind) => {
    const { conditions, ...query } = matchQuery(search, kind);
    const flags = conditions.map((condition, index) => sql`(${condition}) as ${flag(index)}`);
    const all = selectMatches({ ...query, conditions: [] }, flags);
    return query.lookup ? sql`(${all} limit ${mostLookedUp})` : all;
  });
  const { rows } = await database.execute<{ counts: readonly number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from (${sql.join(matches, sql` union all `)}) as matches`,
  );
  const found = rows[0]?.counts ?? [];
  return (
    restrictions
      .map(({ name }, index) => ({ drop: name, count: Math.min(mostFound, found[index] ?? 0) }))
      // Whose listings a page shows is not its reader's to drop.
      .filter(({ drop }) => drop !== 'text' && drop !== 'owner')
  );
}

/** Of rents in place of sales, or the other way round, at the same price. */
async function countInOtherPeriod(database: Queries, search: ResolvedSearch): Promise<Repair[]> {
  if (!search.otherPeriod) return [];
  const { period, restrictions } = search.otherPeriod;
  const other: ResolvedSearch = { ...search, restrictions };
  const count = await countMatches(database, other, mostFound);
  return [{ drop: 'price', period, count }];
}

function flag(index: number): SQL {
  return sql.raw(`fits_${index}`);
}

async function countWithoutText(database: Queries, search: ResolvedSearch): Promise<Repair[]> {
  const restrictions = search.restrictions.filter(({ name }) => name !== 'text');
  const hasText = search.text.match !== 'none' || restrictions.length < search.restrictions.length;
  if (!hasText) return [];
  const wordless: ResolvedSearch = { ...search, text: { match: 'none' }, restrictions };
  return [{ drop: 'text', count: await countMatches(database, wordless, mostFound) }];
}

/** Of a drawn area or a part of the map; a circle is rather widened, and a region left as it is. */
async function countWithoutEdge(database: Queries, search: ResolvedSearch): Promise<Repair[]> {
  const { area } = search;
  if (!area || area.circle || !(area.polygon || area.isBoxed)) return [];
  const everywhere: ResolvedSearch = { ...search, area: undefined, ...unknown };
  const drop = area.polygon ? 'polygon' : 'bounds';
  return [{ drop, count: await countMatches(database, everywhere, mostFound) }];
}

/** The nearest of the wider circles that holds anything. */
async function findWiderDistance(database: Queries, search: ResolvedSearch): Promise<Repair[]> {
  const circle = search.area?.circle;
  if (!circle || search.area?.isBoxed || search.area?.polygon) return [];
  const density = await readDensity(database);
  for (const distance of widerDistances.filter((metres) => metres > circle.radius)) {
    const area = circleArea({ ...circle, radius: distance });
    if (search.kinds.every((kind) => boundCount(density, kind, area).most === 0)) continue;
    const wider = await widen(database, search, area);
    const count = wider ? await countMatches(database, wider, mostFound) : 0;
    if (count > 0) return [{ drop: 'distance', count, distance }];
    if (!wider) return [];
  }
  return [];
}

/** The search in a wider area; undefined where its words would have to be looked for in too many listings. */
async function widen(
  database: Queries,
  search: ResolvedSearch,
  area: GeoArea,
): Promise<ResolvedSearch | undefined> {
  if (search.text.match === 'none') return { ...search, area, ...unknown };
  const counts = await Promise.all(
    search.kinds.map((kind) => estimateListings(database, kind, area)),
  );
  if (counts.reduce((sum, count) => sum + count, 0) > mostLookedUp) return undefined;
  return { ...search, area, ...unknown, sparse: new Set(search.kinds) };
}
