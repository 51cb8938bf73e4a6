import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a listing's page says to whoever owns it. */
export const ownListingMessages = {
  catalogue: 'listings/own',
  edit: 'Edit your listing',
} as const satisfies Catalogue;
