import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';

/** How many filters of the sheet are set. */
export function countProductFilters(query: ProductQuery): number {
  const { condition, price, inStock, shipsTo, near, distance } = query;
  const isNarrow = near !== '' && distance > 0;
  return [condition.length > 0, price !== '', inStock, shipsTo !== '', isNarrow].filter(Boolean)
    .length;
}
