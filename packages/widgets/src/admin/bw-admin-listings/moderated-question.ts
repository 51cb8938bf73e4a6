import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';

/** The question about a listing in a dialog. */
export interface ModeratedQuestion {
  readonly about: 'remove' | 'preview';
  readonly row: ModeratedListingRow;
}
