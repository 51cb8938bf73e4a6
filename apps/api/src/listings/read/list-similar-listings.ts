import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { eq, type SQL, sql } from 'drizzle-orm';
import { distanceSql } from '../../places/distance-sql.ts';
import type { Handler } from '../../platform/domain.ts';
import { circleArea } from '../query/geo-area.ts';
import { selectMatches } from '../query/matches.ts';
import { requirePublished } from '../query/visibility.ts';
import { listings, type StoredListing } from '../tables.ts';
import { readSummaries } from './read-summaries.ts';

/** Where similar listings are looked for, the next place only if one does not hold enough. */
const reaches = [
  { radius: 5_000, isSameSubcategory: true },
  { radius: 30_000, isSameSubcategory: true },
  { radius: 160_000, isSameSubcategory: true },
  { radius: 160_000, isSameSubcategory: false },
] as const;

/** So many are weighed at most: in a great city everything around the corner is near enough. */
const mostWeighed = 2_000;

/** Lists listings of the same kind that are near in place and price. */
export const listSimilarListings: Handler<typeof schemas.listSimilarListings> = async (
  { params: { id }, query: { start, size } },
  { database, clock },
) => {
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  // A visitor who comes for one that is gone looks for another like it.
  const listing = requirePublished(row, clock.now());
  const wanted = start + size;
  let ids: number[] = [];
  for (const reach of reaches) {
    const { rows } = await database.execute<{ id: string }>(
      sql`${selectSimilar(listing, reach)} limit ${wanted}`,
    );
    ids = rows.map((row) => Number(row.id));
    if (ids.length === wanted) break;
  }
  return { results: await readSummaries(database, ids.slice(start), clock.now()) };
};

function selectSimilar(listing: StoredListing, reach: (typeof reaches)[number]): SQL {
  const { kind, lat, lng, priceSort, pricePeriod } = listing;
  const centre = lat === null || lng === null ? undefined : { lat, lng };
  const isOnce = pricePeriod === 'ONCE';
  const matches = selectMatches(
    {
      kind,
      area: centre && circleArea({ centre, radius: reach.radius }),
      conditions: [
        sql`${listings.id} <> ${listing.id}`,
        ...(reach.isSameSubcategory ? [sql`${listings.subcategory} = ${listing.subcategory}`] : []),
        // A home for sale is not like one for rent.
        ...(pricePeriod === null ? [] : [sql`(${listings.pricePeriod} = 'ONCE') = ${isOnce}`]),
      ],
    },
    [listings.id, listings.lat, listings.lng, listings.priceSort, listings.subcategory],
  );
  // A price twice as high sets two listings as far apart as a third of the reach does.
  const farness = centre ? sql`${distanceSql(listings, centre)} / ${reach.radius}::float8` : sql`0`;
  const dearness = priceSort
    ? sql`coalesce(abs(ln(greatest(${listings.priceSort}, 1) / ${Math.max(priceSort, 1)}::float8)), 1) / 2`
    : sql`0`;
  const strangeness = sql`case when ${listings.subcategory} = ${listing.subcategory} then 0 else 0.3 end`;
  return sql`select ${listings.id} as id from (${matches} limit ${mostWeighed}) as listings order by ${farness} + ${dearness} + ${strangeness}, id desc`;
}
