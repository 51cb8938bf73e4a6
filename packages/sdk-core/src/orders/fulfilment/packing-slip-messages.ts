import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a packing slip says. */
export const packingSlipMessages = {
  catalogue: 'orders/packing-slip',
  title: 'Packing slip {number}',
  heading: 'Packing slip',
  order: 'Order',
  invoice: 'Invoice',
  placed: 'Ordered',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  delivery: 'Delivery',
  pickup: 'Pickup at the shop',
  from: 'From',
  to: 'Deliver to',
  buyer: 'Buyer',
  item: 'Item',
  quantity: 'Quantity',
  note: 'Note of the buyer',
  page: 'Page {page} of {pages}',
} as const satisfies Catalogue;
