import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What <bw-shop-invoices> says. */
export const shopInvoicesMessages = {
  catalogue: 'orders/shop-invoices',
  title: 'Invoices',
  /** Within a sentence. */
  table: 'invoices',
  number: 'Number',
  date: 'Date',
  buyer: 'Buyer',
  noBuyer: 'Without a name',
  order: 'Order',
  fulfilment: 'Delivery',
  total: 'Total',
  none: 'There are no invoices yet.',
  noneAdvice: 'Each order that is paid brings one, with its own number.',
  unknown: 'There is no such shop',
  unknownAdvice: 'It may have been closed, or you may no longer look after it.',
  forbidden: 'Only people of this shop see its invoices.',
} as const satisfies Catalogue;

/** What <bw-invoice> says around the invoice. */
export const invoicePageMessages = {
  catalogue: 'orders/invoice-page',
  title: 'Invoice',
  order: 'Order',
  seeOrder: 'See the order',
  allInvoices: 'All invoices',
  sums: 'Sums',
  unknown: 'There is no such invoice',
  unknownAdvice: 'Only its buyer and the people of its shop can see it.',
} as const satisfies Catalogue;
