import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { Tax } from './taxes.ts';

/** What invoices call each tax: as the law of its place does, in the reader's language. */
export const taxLabels = {
  catalogue: 'billing/tax',
  gst: 'GST',
  hst: 'HST',
  qst: 'QST',
  pst: 'PST',
  rst: 'RST',
  australianGst: 'GST',
  salesTax: 'Sales tax',
} as const satisfies TextCatalogue<Tax>;

/** A tax with its rate, as receipts show it. */
export const taxRateMessages = {
  catalogue: 'billing/tax-rate',
  tax: '{tax} ({rate})',
} as const satisfies Catalogue;

/** In place of the taxes of what has none to pay, where no invoice has to name each. */
export const taxFreeMessages = {
  catalogue: 'billing/tax-free',
  taxes: 'Taxes',
  zeroRated: 'Zero-rated',
  gstFree: 'GST-free',
} as const satisfies Catalogue;

/** How an invoice says that nothing is due of a tax, that it is in the price, and whose it is. */
export const taxLineMessages = {
  catalogue: 'billing/tax-line',
  zeroRated: '{tax} ({rate}, zero-rated)',
  /** As the law of Australia calls what is zero-rated. */
  gstFree: 'GST-free',
  included: 'Includes {tax} ({rate})',
  collectedBy: 'Collected by {name}',
  registration: 'Registration {number}',
} as const satisfies Catalogue;
