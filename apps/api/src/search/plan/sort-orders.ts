import type { SaleType } from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listings } from '../../listings/tables.ts';

/** The last listing of a page: its place in the order and, among equals, its id. */
export interface Position {
  readonly key: number;
  readonly id: number;
}

/** An order that an index yields, so that a page is found without seeing the rest. */
export interface IndexOrder {
  readonly isDescending: boolean;
  /** Newest first. */
  readonly isByAge: boolean;
  /** The column that the order is made from. */
  readonly base: AnyPgColumn;
  /** What is sorted by. */
  readonly column: SQL;
  /** The same as a number: microseconds since 1970, or Canadian cents. */
  readonly key: SQL;
  /** What must hold for a listing to stand in the order at all. */
  readonly condition: SQL | undefined;
  /** What the index begins with: a restriction of the search, which a walk need not look past. */
  readonly beginning: SQL | undefined;
  /** Whether a listing comes after a position. */
  after(position: Position): SQL;
}

/** Newest first. */
export function newestFirst(): IndexOrder {
  return { ...instantOrder(listings.createdAt, true), isByAge: true };
}

/** Soonest first, from `now` on; nothing for a kind whose listings have no such time. */
export function soonestFirst(kind: ListingKind, now: Date): IndexOrder | undefined {
  const column = soonestColumns[kind];
  if (!column) return undefined;
  const instant = now.toISOString();
  return {
    ...instantOrder(column, false),
    condition: sql`${column} >= ${instant}::timestamptz`,
  };
}

/**
 * Cheapest or dearest first by comparable price; listings without a price come last both ways. Sales
 * have an index apart from rents, which are all cheaper (docs/architecture/search.md#prices).
 */
export function byPrice(isDescending: boolean, offer: SaleType | undefined): IndexOrder {
  const none = isDescending ? sql`'-infinity'::float8` : sql`'infinity'::float8`;
  const column = sql`coalesce(${listings.priceSort}, ${none})`;
  const prices = order(
    { base: listings.priceSort, column, isDescending, key: column },
    ({ key }) => sql`${key}::float8`,
  );
  // One of three names: as a parameter the planner could not weigh it.
  return offer
    ? { ...prices, beginning: sql`${listings.saleType} = ${sql.raw(`'${offer}'`)}` }
    : prices;
}

/** When an event starts or an offer ends. */
const soonestColumns: Readonly<Partial<Record<ListingKind, AnyPgColumn>>> = {
  event: listings.startsAt,
  item: listings.endsAt,
};

function instantOrder(base: AnyPgColumn, isDescending: boolean): IndexOrder {
  const column = sql`${base}`;
  const key = sql`(extract(epoch from ${column}) * 1000000)::float8`;
  const instant = ({ key: microseconds }: Position) =>
    sql`(timestamptz '1970-01-01 00:00:00+00' + ${microseconds}::float8 * interval '1 microsecond')`;
  return order({ base, column, isDescending, key }, instant);
}

function order(
  sorted: Pick<IndexOrder, 'base' | 'column' | 'isDescending' | 'key'>,
  valueAt: (position: Position) => SQL,
): IndexOrder {
  const { column, isDescending } = sorted;
  const comparison = isDescending ? sql`<` : sql`>`;
  return {
    ...sorted,
    isByAge: false,
    condition: undefined,
    beginning: undefined,
    after: (position) =>
      sql`(${column}, ${listings.id}) ${comparison} (${valueAt(position)}, ${position.id}::bigint)`,
  };
}

/** `order by` of an index order for rows of the table. */
export function orderBy({ column, isDescending }: IndexOrder): SQL {
  return isDescending
    ? sql`order by ${column} desc, ${listings.id} desc`
    : sql`order by ${column}, ${listings.id}`;
}
