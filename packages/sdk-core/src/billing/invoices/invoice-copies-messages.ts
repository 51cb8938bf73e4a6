import type { Catalogue } from '../../vocabulary/text/message.ts';

/** How an invoice or a receipt is had on paper and as a file. */
export const invoiceCopiesMessages = {
  catalogue: 'billing/invoice-copies',
  print: 'Print',
  download: 'Download PDF',
} as const satisfies Catalogue;
