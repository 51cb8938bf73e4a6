import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What administrators read where they set what a sponsor pays. */
export const sponsorPriceMessages = {
  catalogue: 'admin/sponsor-price',
  title: 'Price of a sponsor',
  note: 'What a single sponsor pays. Without a price nothing is sold to sponsors. A change is seen by everybody within a minute.',
  price: 'Price',
  help: 'Leave it empty to sell nothing.',
  save: 'Save the price',
  saving: 'Saving …',
  saved: 'The price was saved.',
} as const satisfies Catalogue;
