import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the card of a product says. */
export const productCardMessages = {
  catalogue: 'shops/card',
  fromPrice: 'from {price}',
  before: 'Before:',
  soldOut: 'Sold out',
  low: 'Few left',
  onOrder: 'Made to order',
} as const satisfies Catalogue;
