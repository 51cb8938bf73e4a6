import { type SQL, sql } from 'drizzle-orm';
import { allOf, withoutEstimate } from '../../listings/query/conditions.ts';
import { isInArea } from '../../listings/query/geo-area.ts';
import {
  isPublicOfKind,
  type MatchQuery,
  readNewestMatches,
  selectMatches,
  usesLookupIndex,
} from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { literalLimit } from '../../platform/database/recurring-query.ts';
import { type IndexOrder, orderBy, type Position } from '../plan/sort-orders.ts';
import { type Hit, limitFor, limitRows, readHits } from './hits.ts';

/** Listings that a walk along an index looks at before it is given up. */
export const walkBudget = 2_000;

/** How many to find at least, if there are as many, and after which one. */
export interface Stretch {
  readonly count: number;
  readonly after?: Position | undefined;
}

/**
 * The first listings in an order. In a place with few listings all of them are read and sorted;
 * elsewhere the order's index is walked until enough were found. Where the filters leave so little
 * that the walk would be long, everything that passes them is read and sorted after all.
 */
export async function findInOrder(
  database: Queries,
  query: MatchQuery,
  order: IndexOrder,
  stretch: Stretch,
): Promise<Hit[]> {
  const isLookedUp = usesLookupIndex(query) && !isShortWalk(query, stretch);
  if (query.isSparse || isLookedUp) return readAll(database, query, order, stretch);
  const walked = await readHits(database, query, walk(query, order, stretch));
  const isRestricted = query.lookup !== undefined || query.conditions.length > 0;
  if (walked.length >= stretch.count || !isRestricted) return walked;
  return readAll(database, { ...query, isCommon: false }, order, stretch);
}

/** Whether so many of the listings along the way match that a walk will find enough well before its end. */
function isShortWalk({ share = 0 }: MatchQuery, { count }: Stretch): boolean {
  return share * walkBudget >= 3 * count;
}

/** Reads all matches to sort them; by age, of a lookup that fits many, only as many as it takes. */
function readAll(
  database: Queries,
  query: MatchQuery,
  order: IndexOrder,
  stretch: Stretch,
): Promise<Hit[]> {
  const read = (matches: MatchQuery) =>
    readHits(database, matches, gather(matches, order, stretch));
  if (!order.isByAge) return read(query);
  return readNewestMatches(query, stretch.count, read, (hits) => hits.length);
}

function walk(query: MatchQuery, order: IndexOrder, stretch: Stretch): SQL {
  const { kind, area, lookup, conditions } = query;
  const own = [...conditions, ...(lookup ? [lookup] : [])];
  const passed = allOf([
    isPublicOfKind(kind),
    ...(area ? [withoutEstimate(isInArea(area))] : []),
    ...(order.beginning ? [order.beginning] : []),
    ...positionConditions(order, stretch),
  ]);
  const limit = limitFor(stretch.count);
  if (own.length === 0) {
    return sql`select ${listings.id} as id, ${order.key} as key from ${listings} where ${passed} ${orderBy(order)} limit ${literalLimit(limit)}`;
  }
  // The inner query needs nothing but the index; the table is read only for listings in the area.
  const budget = literalLimit(Math.max(walkBudget, limit));
  const near = sql`select ${listings.id} as id, ${order.column} as place from ${listings} where ${passed} ${orderBy(order)} limit ${budget}`;
  const direction = order.isDescending ? sql`desc` : sql`asc`;
  return sql`select ${listings.id} as id, ${order.key} as key from (${near}) as near join ${listings} on ${listings.id} = near.id where ${allOf(own)} order by near.place ${direction}, near.id ${direction} limit ${literalLimit(limit)}`;
}

function gather(query: MatchQuery, order: IndexOrder, stretch: Stretch): SQL {
  const conditions = [...query.conditions, ...positionConditions(order, stretch)];
  const matches = selectMatches({ ...query, conditions }, [listings.id, order.base]);
  const sorted = sql`select * from (${matches} offset 0) as listings ${orderBy(order)}`;
  // A key takes longer to make than to sort by its column, so only those of the page are made.
  return sql`select ${listings.id} as id, ${order.key} as key from (${limitRows(sorted, limitFor(stretch.count))}) as listings ${orderBy(order)}`;
}

function positionConditions(order: IndexOrder, { after }: Stretch): readonly SQL[] {
  return [...(order.condition ? [order.condition] : []), ...(after ? [order.after(after)] : [])];
}
