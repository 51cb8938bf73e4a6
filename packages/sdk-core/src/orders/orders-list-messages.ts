import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the list of one's orders says. */
export const ordersListMessages = {
  catalogue: 'orders/list',
  title: 'Purchase orders',
  lead: 'Everything that you have ordered, from every shop.',
  none: 'You have ordered nothing yet',
  noneAdvice: 'What you buy in shops stands here.',
  toShops: 'Look in the shops',
  pieces: { one: '{count} item', many: '{count} items' },
  from: 'From {shops}',
  more: '{shops} and {count} more',
  pay: 'Finish the payment',
  accept: 'Look at the price of delivery',
  pages: 'Pages of orders',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
} as const satisfies Catalogue;
