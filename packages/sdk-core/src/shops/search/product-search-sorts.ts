/** Orders of found products: some of those of listings. Without words `relevance` is `newest`. */
export const productSearchSorts = ['relevance', 'newest', 'price-low', 'price-high'] as const;
export type ProductSearchSort = (typeof productSearchSorts)[number];

/** Parts of an answer; by default a page and its total. */
export const productSearchParts = ['page', 'total', 'facets'] as const;
export type ProductSearchPart = (typeof productSearchParts)[number];
