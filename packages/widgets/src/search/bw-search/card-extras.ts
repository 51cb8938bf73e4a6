import type { CreateWordWriter } from '@boardwalk/sdk-core/listings/card-content';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/message';
import type { ReactNode } from 'react';

/** What cards get once the second chunk is there: words, and a heart. */
export interface CardExtras {
  /** Names a kind, or a subcategory of it. */
  readonly kindName: (read: ReadMessages, kind: ListingKind, subcategory?: string) => string;
  readonly createWordWriter: CreateWordWriter;
  /** None where something else stands in its corner. */
  readonly favouriteOf?: (listing: ListingSummary) => ReactNode;
}
