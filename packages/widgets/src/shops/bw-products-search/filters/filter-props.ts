import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import type { ProductFacets } from '@boardwalk/sdk-core/shops/search/schemas';

/** What a filter of the sheet is given. */
export interface FilterProps {
  readonly draft: ProductQuery;
  /** Undefined where nothing is counted, or not yet. */
  readonly facets: ProductFacets | undefined;
  readonly onDraft: (draft: ProductQuery) => void;
}
