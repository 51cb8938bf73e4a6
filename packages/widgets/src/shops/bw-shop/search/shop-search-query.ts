import {
  emptyProductQuery,
  type ProductQuery,
} from '@boardwalk/sdk-core/shops/search/product-query';
import type { ProductSearchSort } from '@boardwalk/sdk-core/shops/search/product-search-sorts';
import type { AttributePatch } from '../../../element/attributes/attributes.ts';
import type { shopAttributes } from '../attributes.ts';
import type { ShopAttributes } from '../shop-context.ts';

/** The orders of a shop as a search has them; names order nothing that is found. */
const searchSorts = { newest: 'newest', price: 'price-low', '-price': 'price-high' } as const;

/** What the attributes search the shop for. */
export function shopSearchQuery(attributes: ShopAttributes): ProductQuery {
  const { shop, shelf, text, price, inStock, page, sort } = attributes;
  return {
    ...emptyProductQuery,
    ...{ shop, shelf, text, price, inStock, page },
    sort: sort === undefined || sort === 'title' ? undefined : searchSorts[sort],
  };
}

/** The attributes that make the query. */
export function attributesOfQuery(query: ProductQuery): AttributePatch<typeof shopAttributes> {
  const { shelf, text, price, inStock, page, sort } = query;
  return {
    shelf: shelf || undefined,
    text: text || undefined,
    price: price || undefined,
    inStock: inStock || undefined,
    page: page > 1 ? page : undefined,
    sort: sort && shopSortOf(sort),
  };
}

function shopSortOf(sort: ProductSearchSort): ShopAttributes['sort'] {
  if (sort === 'price-low') return 'price';
  if (sort === 'price-high') return '-price';
  return sort === 'newest' ? sort : undefined;
}
