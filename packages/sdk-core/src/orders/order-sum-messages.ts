import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the lines and sums of a checkout and of an order say. */
export const orderSumMessages = {
  catalogue: 'orders/sums',
  days: { one: '{count} day', many: '{count} days' },
  daysUpTo: { one: 'up to {count} day', many: 'up to {count} days' },
  daysRange: '{from} to {to} days',
  sameDay: 'the same day',
  sums: '{first} and {second}',
  piece: '{count} × {price}',
  pickup: 'Pickup at the shop',
  delivery: 'Delivery',
  freeDelivery: 'Free',
  deliveryBy: 'Delivery: {name}',
  items: 'Items',
  includes: 'Includes {taxes}',
  total: 'Total',
  totalOf: 'Total of {shop}',
  totalBefore: 'Total of {shop}, before delivery and taxes',
} as const satisfies Catalogue;
