import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the dialog says in which one of several merchant listings is chosen; `none` word for word. */
export const listingChooserMessages = {
  catalogue: 'licenses/listing-chooser',
  lead: 'Select a listing to view available board locations.',
  none: 'You have not created a merchant listing yet.',
  untitled: 'Untitled listing',
} as const satisfies Catalogue;
