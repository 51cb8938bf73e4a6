import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { type GeoArea, isInArea } from '../../listings/query/geo-area.ts';
import {
  blocksInDegree,
  cellsInBlock,
  cellsInDegree,
  gridRows,
} from '../../listings/query/grid.ts';
import { isPublicOfKind } from '../../listings/query/matches.ts';
import { listingCells, listings } from '../../listings/tables.ts';

/** Listings of one kind, currency and period in one square of the map. */
export interface ClusterPart {
  readonly kind: ListingKind;
  /** The square, counted in squares from the equator and from Greenwich. */
  readonly row: number;
  readonly column: number;
  readonly currency: ListedPrice['currency'] | null;
  readonly period: ListedPrice['period'] | null;
  readonly count: number;
  readonly latSum: number;
  readonly lngSum: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  /** Canadian cents per comparable period. */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** One of the listings; null where only counts were read. */
  readonly id: number | null;
}

/** Degrees of the squares that listings are put together in. */
export interface ClusterGrid {
  readonly height: number;
  readonly width: number;
}

/** Counts rows of listings by square. */
export function partsOfListings(kind: ListingKind, rows: SQL, grid: ClusterGrid): SQL {
  return sql`select ${kind}::text as kind,
    floor(${listings.lat} / ${grid.height}::float8)::integer as row, floor(${listings.lng} / ${grid.width}::float8)::integer as "column",
    ${listings.priceCurrency} as currency, ${listings.pricePeriod} as period, count(*)::integer as count,
    sum(${listings.lat}) as "latSum", sum(${listings.lng}) as "lngSum",
    min(${listings.lat}) as south, min(${listings.lng}) as west, max(${listings.lat}) as north, max(${listings.lng}) as east,
    min(${listings.priceSort}) as lowest, max(${listings.priceSort}) as highest, min(${listings.id})::float8 as id
    from (${rows}) as listings where ${listings.lat} is not null group by 2, 3, 4, 5`;
}

/** The columns that rows of listings need for {@link partsOfListings}. */
export const clusteredColumns = [
  listings.id,
  listings.lat,
  listings.lng,
  listings.priceSort,
  listings.priceCurrency,
  listings.pricePeriod,
];

/**
 * Counts all listings of an area by square: whole blocks from their counts, and the listings of
 * blocks that the area's edge cuts one by one. The squares must be whole blocks.
 */
export function partsOfBlocks(kind: ListingKind, area: GeoArea, grid: ClusterGrid): SQL {
  const rows = gridRows(area, blocksInDegree);
  const column = (name: 'row' | 'first' | 'last' | 'firstInside' | 'lastInside') =>
    sql`${sql.param(rows.map((row) => row[name]))}::integer[]`;
  const ranges = sql`unnest(${column('row')}, ${column('first')}, ${column('last')}, ${column('firstInside')}, ${column('lastInside')}) as ranges (row, first, last, first_inside, last_inside)`;
  const blocks = sql`select ${listingCells}.*, ${listingCells.blockColumn} between ranges.first_inside and ranges.last_inside as is_inside
    from ${ranges} join ${listingCells} on ${listingCells.kind} = ${kind} and ${listingCells.blockRow} = ranges.row and ${listingCells.blockColumn} between ranges.first and ranges.last`;
  const [height, width] = [grid.height, grid.width].map((size) =>
    Math.round(size * blocksInDegree),
  );
  const whole = sql`select ${kind}::text as kind,
    floor((block_row - ${90 * blocksInDegree}::integer) / ${height}::float8)::integer as row, floor((block_column - ${180 * blocksInDegree}::integer) / ${width}::float8)::integer as "column",
    currency, period, sum(count)::integer as count, sum(lat_sum) as "latSum", sum(lng_sum) as "lngSum",
    min(south) as south, min(west) as west, max(north) as north, max(east) as east,
    min(lowest_price) as lowest, max(highest_price) as highest, null::float8 as id
    from blocks where is_inside group by 2, 3, 4, 5`;
  return sql`select * from (with blocks as materialized (${blocks}) ${whole} union all ${partsOfListings(kind, cutBlocks(kind, area), grid)}) as parts`;
}

/** Listings of the blocks that the area's edge cuts. */
function cutBlocks(kind: ListingKind, area: GeoArea): SQL {
  const firstCell = sql`(cut.block_row * ${cellsInBlock}::integer + step) * ${360 * cellsInDegree}::integer + cut.block_column * ${cellsInBlock}::integer`;
  return sql`select found.* from (select distinct block_row, block_column from blocks where not is_inside) as cut
    cross join generate_series(0, ${cellsInBlock - 1}::integer) as step
    cross join lateral (select ${sql.join([...clusteredColumns], sql`, `)} from ${listings} where ${isPublicOfKind(kind)}
      and ${listings.cell} between ${firstCell} and ${firstCell} + ${cellsInBlock - 1}::integer and ${isInArea(area)} offset 0) as found`;
}
