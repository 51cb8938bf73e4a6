import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { ProductSearchSort } from '@boardwalk/sdk-core/shops/search/product-search-sorts';
import type * as schemas from '@boardwalk/sdk-core/shops/search/schemas';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { SQL } from 'drizzle-orm';
import type { NamedPlace } from '../../search/plan/searched-place.ts';

export type ProductSearchBody = EndpointRequest<typeof schemas.searchProducts>['body'];

/** What a search asks of products beside that they show; named as the body has it. */
export interface ProductRestriction {
  readonly name: keyof ProductSearchBody;
  readonly condition: SQL;
  /** What the index of words has for it: a product that fits has one of them. */
  readonly lexemes?: readonly string[];
}

/** A search of products whose place, words and shops are known. */
export interface ProductSearch {
  readonly restrictions: readonly ProductRestriction[];
  /** Words that all must occur. */
  readonly words: readonly string[];
  /** Whether the last word may be the beginning of another: products have no such word. */
  readonly mayBegin: boolean;
  /** Numbers of products whose titles have similar words, the likest first; in place of words. */
  readonly similar: readonly number[] | undefined;
  readonly shop: string | undefined;
  readonly category: string | undefined;
  /** The values that were chosen of what facets count. */
  readonly chosen: Readonly<Partial<Record<'category' | 'leaf' | 'condition', readonly string[]>>>;
  /** The shops whose products alone count, where they are few. */
  readonly shopKeys: readonly number[] | undefined;
  readonly sort: ProductSearchSort;
  readonly place: NamedPlace | undefined;
  /** Where distances begin; absent where a region is searched. */
  readonly origin: Point | undefined;
  readonly currency: Currency;
  readonly rates: Rates;
  readonly now: Date;
}
