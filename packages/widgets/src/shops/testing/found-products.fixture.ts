import type { ProductResult, ProductSearchAnswer } from '@boardwalk/sdk-core/shops/search/schemas';
import { sampleProductSummary } from './sample-product.fixture.ts';

/** A product as a search finds it, with its shop. */
export function sampleProductResult(
  number: number,
  other: Partial<ProductResult> = {},
): ProductResult {
  return {
    ...sampleProductSummary(number),
    shop: { name: 'Maple Lane Pottery', city: 'Welland' },
    ...other,
  };
}

/** An answer that found twelve of fourteen products, whatever was requested. */
export function foundProducts(other: Partial<ProductSearchAnswer> = {}): ProductSearchAnswer {
  return {
    results: Array.from({ length: 12 }, (_, index) => sampleProductResult(index + 1)),
    total: { count: 14, isCapped: false },
    nextCursor: null,
    place: null,
    currency: 'CAD',
    isSimilar: false,
    repairs: [],
    ...other,
  };
}

/** Counts of a shelf, as of kitchen things. */
export const countedProducts = {
  category: [],
  leaves: [
    { value: 'TABLEWARE', count: 11 },
    { value: 'GLASSWARE', count: 3 },
  ],
  condition: [
    { value: 'NEW', count: 9 },
    { value: 'USED', count: 5 },
  ],
  price: [
    { from: null, to: 2_000, count: 8 },
    { from: 2_000, to: null, count: 6 },
  ],
  isCapped: false,
} satisfies ProductSearchAnswer['facets'];

interface SearchedBody {
  readonly text?: string;
  readonly category?: string;
  readonly leaf?: string;
  readonly include?: readonly string[];
  readonly [name: string]: unknown;
}

/** Answers a search as the API does: facets where they are requested, else what `find` finds by its body. */
export function answerProductSearch(
  find: (body: SearchedBody, start: number) => unknown = () => foundProducts(),
) {
  return (init: RequestInit, url: string) => {
    const body: SearchedBody = JSON.parse(String(init.body));
    if (body.include?.includes('facets')) {
      return foundProducts({ results: [], facets: countedProducts });
    }
    return find(body, Number(new URLSearchParams(url.replace(/^.*\?/, '')).get('start') ?? 0));
  };
}

/** The call of a search of products. */
export const productSearchPath = 'POST /marketplace/search';
