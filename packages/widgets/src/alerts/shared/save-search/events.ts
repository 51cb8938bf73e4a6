import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { event } from '../../../element/attributes/element-table.ts';

/** A search that was saved, or for which a mail with a link is on its way. */
export interface SavedSearch {
  readonly category: ListingKind;
  /** Without an account: it begins once the link of the mail is followed. */
  readonly byMail: boolean;
}

/** The events that a widget sends to its page in which a user saves a search. */
export const saveSearchEvents = {
  'bw-search-saved': event<SavedSearch>(
    'Somebody has saved the search, or asked for a mail by which it is saved.',
  ),
};
