import type { Tax } from '../../billing/taxes/taxes.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';

interface TaxedPart {
  readonly currency: Currency;
  /** Whether all its prices have their taxes in them. */
  readonly isTaxIncluded: boolean;
}

/**
 * Whether prices of a shop's part have this tax in them, so that it is not added to them: what is
 * fetched at a shop in Australia has it, also beside what is sent abroad with the tax there.
 */
export function isTaxHeld({ currency, isTaxIncluded }: TaxedPart, tax: Tax): boolean {
  return isTaxIncluded || (currency === 'AUD' && tax === 'australianGst');
}
