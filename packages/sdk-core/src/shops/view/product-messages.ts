import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the first view of a product says. */
export const productMessages = {
  catalogue: 'shops/product',
  loading: 'Loading the product …',
  pictures: 'Pictures',
  openPicture: 'Enlarge picture {number} of {count}: {alt}',
  showPicture: 'Show picture {number}',
  before: 'Before:',
  fromPrice: 'from {price}',
  taxIncluded: 'incl. GST',
  'availability.in-stock': 'In stock',
  'availability.low': 'Few left',
  'availability.on-order': 'Made to order',
  'availability.sold-out': 'Sold out',
  left: { one: 'Only {count} left', many: 'Only {count} left' },
  missing: 'This combination isn’t sold. Choose another one.',
  valueSoldOut: '{value}, sold out',
  valueMissing: '{value}, not sold in this combination',
  'condition.NEW': 'New',
  'condition.USED': 'Used',
  'condition.LIGHTLY_USED': 'Lightly used',
  'condition.HEAVILY_USED': 'Heavily used',
  'condition.AS_IS': 'As is',
  soldBy: 'Sold by',
  ask: 'Ask the shop',
  share: 'Share',
  shareTitle: 'Share this product',
  awayUntil: '{shop} takes no orders now. It is back on {date}.',
  away: '{shop} takes no orders now.',
  hidden:
    'Only the people of the shop see this page: others see the product once it shows and the shop is open.',
} as const satisfies Catalogue;
