import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inboxIgnored } from '../../inbox/tables.ts';
import type { ListingRow } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { squaresAt } from '../index/squares.ts';
import { alertMatches, alertRules, alertSquares, type RuleRow } from '../tables.ts';

/** What a listing is found by. */
export type IndexedListing = Pick<
  ListingRow,
  | 'id'
  | 'kind'
  | 'ownerId'
  | 'lat'
  | 'lng'
  | 'subcategory'
  | 'priceSort'
  | 'pricePeriod'
  | 'saleType'
  | 'bedroomsTotal'
>;

/** Rules that look for the same. */
export interface Alike extends Pick<RuleRow, 'kind' | 'search'> {
  readonly ids: readonly number[];
}

/**
 * Rules that may ask for a listing, or have met it, and heard of what a transaction did. None of its
 * owner, nor of people who ignore its owner.
 */
export function findCandidates(
  transaction: Queries,
  listing: IndexedListing,
  rates: Rates,
  change: string,
): Promise<Alike[]> {
  const ids = sql`(${candidateIds(listing, rates)} union ${metIds(listing.id)})`;
  return findAlike(
    transaction,
    and(
      sql`${alertRules.id} in ${ids}`,
      looksSince(change),
      sql`${alertRules.ownerId} is distinct from ${listing.ownerId}`,
      sql`not exists (select from ${inboxIgnored} where ${inboxIgnored.userId} = ${alertRules.ownerId} and ${inboxIgnored.ignoredId} = ${listing.ownerId})`,
    ),
  );
}

/** Rules that have met a listing that is no more. */
export function findWhoMet(
  transaction: Queries,
  listingId: number,
  change: string,
): Promise<Alike[]> {
  return findAlike(
    transaction,
    and(sql`${alertRules.id} in (${metIds(listingId)})`, looksSince(change)),
  );
}

/** Many people look for the same, which is read once. */
async function findAlike(transaction: Queries, condition: SQL | undefined): Promise<Alike[]> {
  const { id, kind, search } = alertRules;
  const found = await transaction
    .select({ kind, search, ids: sql<readonly string[]>`array_agg(${id} order by ${id})` })
    .from(alertRules)
    .where(condition)
    .groupBy(kind, search);
  return found.map((one) => ({ ...one, ids: one.ids.map(Number) }));
}

/** Whether a rule looks, and heard of what a transaction did. */
function looksSince(change: string): SQL | undefined {
  return and(
    isNull(alertRules.pausedFor),
    sql`not pg_visible_in_snapshot(${change}::xid8, ${alertRules.since})`,
  );
}

/**
 * Rules that still look for what was asked, which nobody changes until this transaction ends: most that
 * are found are not concerned, and need no lock.
 */
export async function lockUnchanged(
  transaction: Queries,
  asked: readonly Alike[],
  change: string,
): Promise<readonly RuleRow[]> {
  const searches = new Map(asked.flatMap((one) => one.ids.map((id) => [id, textOf(one)])));
  if (searches.size === 0) return [];
  const locked = await transaction
    .select()
    .from(alertRules)
    .where(
      and(
        sql`${alertRules.id} = any(${sql.param([...searches.keys()])}::bigint[])`,
        looksSince(change),
      ),
    )
    .orderBy(asc(alertRules.id))
    .for('share');
  return locked.filter((rule) => searches.get(rule.id) === textOf(rule));
}

/** The database keeps the names of a search in an order of its own. */
function textOf({ search }: Pick<RuleRow, 'search'>): string {
  return JSON.stringify(search);
}

function metIds(listingId: number): SQL {
  return sql`select ${alertMatches.ruleId} from ${alertMatches} where ${eq(alertMatches.listingId, listingId)} and ${alertMatches.isThere}`;
}

/** Rules that the index leaves; each bound of a rule may be none. */
export function candidateIds(listing: IndexedListing, rates: Rates): SQL {
  const { kind, lat, lng, subcategory, pricePeriod, saleType, bedroomsTotal } = listing;
  const place = lat === null || lng === null ? undefined : { lat, lng };
  const one = alertSquares;
  return sql`select ${one.ruleId} from ${one}
    where ${one.kind} = ${kind} and ${one.square} = any(${sql.param(squaresAt(place))}::integer[])
      and ${isOrNone(one.isOnce, '=', isOnce(pricePeriod), 'boolean')}
      and ${isOrNone(one.bedrooms, '<=', bedroomsTotal, 'float8')}
      and ${isOrNone(one.south, '<=', lat, 'float8')} and ${isOrNone(one.north, '>=', lat, 'float8')}
      and ${isOrNone(one.west, '<=', lng, 'float8')} and ${isOrNone(one.east, '>=', lng, 'float8')}
      and ${isOrNone(one.offer, '=', saleType, 'text')}
      and (${one.subcategories} is null or ${subcategory}::text = any(${one.subcategories}))
      and (${one.currency} is null or ${isInRange(listing, rates)})`;
}

/**
 * Whether a bound of a rule is met, or is none; written so that the planner reads one stretch of the
 * index for each square and no more of them for what is null. What a listing doesn't say meets none.
 */
function isOrNone(
  bound: AnyPgColumn,
  comparison: '=' | '<=' | '>=',
  value: number | string | boolean | null,
  type: 'boolean' | 'float8' | 'text',
): SQL {
  if (value === null) return sql`${bound} is null`;
  const own = sql`${value}::${sql.raw(type)}`;
  return sql`coalesce(${bound}, ${own}) ${sql.raw(comparison)} ${own}`;
}

function isOnce(period: IndexedListing['pricePeriod']): boolean | null {
  return period === null ? null : period === 'ONCE';
}

/** Minor units by which a price may be beside a range: searches round, and decide. */
const margin = 1;

/** Whether the price lies about in the range of a row, each in the currency of the row. */
function isInRange({ priceSort }: IndexedListing, rates: Rates): SQL {
  if (priceSort === null) return sql`false`;
  const { currency, lowest, highest } = alertSquares;
  const cases = currencies.map((one) => sql`when ${one} then ${priceSort / rates[one]}::float8`);
  const price = sql`case ${currency} ${sql.join(cases, sql` `)} end`;
  return sql`(${lowest} is null or ${lowest} <= ${price} + ${margin}::float8) and (${highest} is null or ${highest} >= ${price} - ${margin}::float8)`;
}
