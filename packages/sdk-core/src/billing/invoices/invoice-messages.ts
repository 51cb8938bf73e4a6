import type { Catalogue } from '../../vocabulary/text/message.ts';
import type { InvoiceKind } from './invoice-schemas.ts';

/** What an invoice says around its lines and sums. */
export const invoiceMessages = {
  catalogue: 'billing/invoice',
  'heading.license': 'Receipt',
  'heading.order': 'Invoice',
  /** As Australian law calls it. */
  'heading.taxInvoice': 'Tax invoice',
  'title.license': 'Receipt {number}',
  'title.order': 'Invoice {number}',
  'title.taxInvoice': 'Tax invoice {number}',
  'paid.license': 'Paid',
  'paid.order': 'Paid',
  number: 'Number',
  issued: 'Date',
  paidOn: 'Paid on',
  paidWith: 'Paid with',
  seller: 'Sold by',
  taxNumbers: 'Tax numbers',
  billedTo: 'Billed to',
  deliveredTo: 'Delivered to',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  lineDiscount: 'Discount: {amount}',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  shippingBy: 'Shipping: {name}',
  taxes: 'Taxes',
  total: 'Total ({currency})',
  page: 'Page {page} of {pages}',
} as const satisfies Catalogue &
  Readonly<Record<`${'heading' | 'title' | 'paid'}.${InvoiceKind}`, string>>;
