import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the receipt of a licence says beside its sums. */
export const receiptMessages = {
  catalogue: 'licenses/receipt',
  receipt: 'Receipt',
  numbered: 'Receipt {number}',
  payment: 'Payment',
  number: 'Receipt number',
  date: 'Date',
  amount: 'Amount',
  seller: 'Sold by',
  taxNumbers: 'Tax numbers',
  currency: 'Currency',
  'currency.CAD': 'Canadian dollars (CAD)',
  'currency.USD': 'US dollars (USD)',
  'currency.AUD': 'Australian dollars (AUD)',
  license: 'Licence',
} as const satisfies Catalogue & Readonly<Record<`currency.${Currency}`, string>>;
