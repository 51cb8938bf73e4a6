import { fillMessage, type Messages } from '../../vocabulary/text/message.ts';
import type { taxLabels, taxLineMessages, taxRateMessages } from './tax-labels.ts';
import type { ChargedTax } from './tax-lines.ts';

/** What the names of taxes are made of, in the reader's language. */
export interface TaxTexts {
  readonly names: Messages<typeof taxLabels>;
  readonly rates: Messages<typeof taxRateMessages>;
  readonly lines: Messages<typeof taxLineMessages>;
}

/**
 * What an invoice calls a tax: `HST (13%)`, `QST (0%, zero-rated)`, or `Includes GST (10%)` where
 * prices have it in them. `formatPortion` is that of the reader's locale.
 */
export function nameChargedTax(
  { tax, portion }: Pick<ChargedTax, 'tax' | 'portion'>,
  isInclusive: boolean,
  { names, rates, lines }: TaxTexts,
  formatPortion: (portion: number) => string,
): string {
  if (portion === 0 && tax === 'australianGst') return lines.gstFree;
  const message = portion === 0 ? lines.zeroRated : isInclusive ? lines.included : rates.tax;
  return fillMessage(message, { tax: names[tax], rate: formatPortion(portion) });
}
