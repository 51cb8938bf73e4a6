import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { fitsText } from '../../search/plan/read-request.ts';
import { squaresAt } from '../index/squares.ts';
import { alertSquares } from '../tables.ts';
import { checkListingConditions } from './check-listing-conditions.ts';

/** What a listing is found by. */
export type IndexedListing = Pick<
  StoredListing,
  | 'id'
  | 'kind'
  | 'lat'
  | 'lng'
  | 'subcategory'
  | 'priceSort'
  | 'pricePeriod'
  | 'saleType'
  | 'bedroomsTotal'
>;

/** Rules of a text that the bounds of the index leave. */
interface OfText {
  readonly text: string | null;
  readonly ids: readonly number[];
}

/** Numbers of the rules that may ask for a listing. */
export async function findIndexed(
  queries: Queries,
  listing: IndexedListing,
  rates: Rates,
): Promise<readonly number[]> {
  const found = await findByBounds(queries, listing, rates);
  const fitting = await textsThatFit(queries, listing, found);
  return found.flatMap(({ text, ids }) => (text === null || fitting.has(text) ? ids : []));
}

/** The same by bounds alone, which no text can make fail. */
export async function findIndexedByBounds(
  queries: Queries,
  listing: IndexedListing,
  rates: Rates,
): Promise<readonly number[]> {
  return (await findByBounds(queries, listing, rates)).flatMap(({ ids }) => ids);
}

async function findByBounds(
  queries: Queries,
  listing: IndexedListing,
  rates: Rates,
): Promise<readonly OfText[]> {
  const { rows } = await queries.execute<{ text: string | null; ids: readonly string[] }>(
    sql`select text, array_agg(rule_id) as ids from (${withinBounds(listing, rates)}) as found group by text`,
  );
  return rows.map(({ text, ids }) => ({ text, ids: ids.map(Number) }));
}

/** Returns the texts that match. Many rules have the same text, which is queried once. */
async function textsThatFit(
  queries: Queries,
  { id, kind }: IndexedListing,
  found: readonly OfText[],
): Promise<ReadonlySet<string>> {
  const texts = found.flatMap(({ text }) => text ?? []);
  const fits = await checkListingConditions(
    queries,
    id,
    texts.map((text) => fitsText(text, kind)),
  );
  return new Set(texts.filter((_, index) => fits[index]));
}

/** Rules that the bounds of the index leave, with their texts; each bound of a rule may be none. */
function withinBounds(listing: IndexedListing, rates: Rates): SQL {
  const { kind, lat, lng, subcategory, pricePeriod, saleType, bedroomsTotal } = listing;
  const place = lat === null || lng === null ? undefined : { lat, lng };
  const one = alertSquares;
  return sql`select ${one.ruleId} as rule_id, ${one.text} as text from ${one}
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
