import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import type {
  createProductCountsStore,
  ProductResults,
} from '@boardwalk/sdk-core/shops/search/product-search-store';
import { createContext, useContext } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { productsSearchAttributes } from './attributes.ts';
import type { productsSearchEvents } from './events.ts';
import type { ProductSearchText } from './product-search-text.ts';

/** What the wrapper hands to `<bw-products-search>`. */
export type ProductsSearchContext = WidgetContext<
  typeof productsSearchAttributes,
  ProductResults | null,
  typeof productsSearchEvents
>;

/** What every part of a search of products needs; the query is what the attributes say. */
export interface ProductsScope {
  readonly query: ProductQuery;
  /** The last page that was found, of this query or of the one before. */
  readonly results: ProductResults | undefined;
  readonly text: ProductSearchText;
  /** How many products of the shelf have which values. */
  readonly counts: ReturnType<typeof createProductCountsStore>;
  /** Changes the query and goes to the first page, unless the patch names another. */
  change(patch: Partial<ProductQuery>): void;
  reload(): void;
}

export const ProductsScopeContext = createContext<ProductsScope | undefined>(undefined);

/** The search that the component belongs to. */
export function useProducts(): ProductsScope {
  const scope = useContext(ProductsScopeContext);
  if (!scope) throw new Error('useProducts needs a search of products around it');
  return scope;
}
