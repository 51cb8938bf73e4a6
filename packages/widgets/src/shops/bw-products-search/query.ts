import {
  emptyProductQuery,
  type ProductQuery,
} from '@boardwalk/sdk-core/shops/search/product-query';
import type { AttributeValues } from '../../element/attributes/attributes.ts';
import type { productsSearchAttributes } from './attributes.ts';

type Values = AttributeValues<typeof productsSearchAttributes>;

/** The query of the attributes: all of them but those that say how it looks. */
export function productQueryOf(values: Values): ProductQuery {
  const parts = Object.keys(emptyProductQuery).map((name) => [name, Reflect.get(values, name)]);
  // Each name of a query is one of the attributes, by type.
  return Object.fromEntries(parts) as Values satisfies ProductQuery;
}
