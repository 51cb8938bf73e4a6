import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { listings } from '../../listings/tables.ts';
import type { FacetGroup } from './facet-groups.ts';
import type { PriceBands } from './price-bands.ts';
import { periodCondition, tolerance } from './price-range.ts';

/** Names among those of fields: the rows of price bands and of currencies, and the row that counts all. */
export const priceFacet = '$price';
export const everyFacet = '$every';
export const currencyFacet = '$currency';

/** Counts each value of a field, as rows of facet, value and count. */
export function countValues(
  { field, column, isList }: FacetGroup,
  conditions: readonly SQL[],
): SQL {
  const value = isList ? sql`unnest(${column})` : sql`${column}`;
  const values = sql`select ${value} as value from ${listings} where ${allOf([...conditions, sql`${column} is not null`])}`;
  return sql`select ${field}::text as facet, value::text as value, count(*) as count from (${values}) as each group by value`;
}

/**
 * Counts prices by the number of the band that they lie in; one at the limit of two lies in both, as
 * the range of a band has both its ends.
 */
export function countBands({ unit, comparable }: PriceBands, conditions: readonly SQL[]): SQL {
  const limits = sql`${sql.param(comparable)}::float8[]`;
  const lowest = sql`width_bucket(${listings.priceSort} - ${tolerance}::float8, ${limits})`;
  const highest = sql`width_bucket(${listings.priceSort} + ${tolerance}::float8, ${limits})`;
  const bands = sql`select generate_series(${lowest}, ${highest}) as band from ${listings} where ${allOf([...conditions, ...isComparedIn(unit)])}`;
  return sql`select ${priceFacet}::text as facet, band::text as value, count(*) as count from (${bands}) as banded group by band`;
}

/** Counts the currencies of the prices that bands are made of. */
export function countCurrencies({ unit }: PriceBands, conditions: readonly SQL[]): SQL {
  return sql`select ${currencyFacet}::text as facet, ${listings.priceCurrency}::text as value, count(*) as count from ${listings} where ${allOf([...conditions, ...isComparedIn(unit)])} group by ${listings.priceCurrency}`;
}

function isComparedIn({ period }: PriceBands['unit']): SQL[] {
  return [sql`${listings.priceSort} is not null`, periodCondition(period)];
}

/** Counts all rows, as one more row. */
export function countEvery(): SQL {
  return sql`select ${everyFacet}::text as facet, '' as value, count(*) as count from ${listings}`;
}
