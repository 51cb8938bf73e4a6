import type { CreateWordWriter } from '@boardwalk/sdk-core/listings/card-content';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/message';

/** What cards say in words; there once the second chunk is. */
export interface CardWords {
  /** Names a kind, or a subcategory of it. */
  readonly kindName: (read: ReadMessages, kind: ListingKind, subcategory?: string) => string;
  readonly createWordWriter: CreateWordWriter;
}
