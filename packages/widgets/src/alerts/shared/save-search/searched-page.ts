import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';

/** A search of one kind on a page, and what its response says of it. */
export interface SearchedPage {
  readonly kind: ListingKind;
  readonly query: SearchQuery;
  /** Absent until it is answered. */
  readonly answer: Pick<SearchAnswer, 'place' | 'currency'> | undefined;
  /** The number of the rule that saving it may change; 0 for none. */
  readonly alert: number;
}
