import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a listing's page says to its owner. */
export const ownListingMessages = {
  catalogue: 'listings/own',
  edit: 'Edit your listing',
} as const satisfies Catalogue;
