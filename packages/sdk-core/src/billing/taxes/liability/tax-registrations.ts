import type { Country } from '../../../vocabulary/places/countries.ts';
import { isInForce } from '../dated.ts';
import type { Tax } from '../taxes.ts';

/**
 * Where a shop, or the platform, is registered to collect a tax: `null` of a region is the tax of the
 * whole country (GST and HST in Canada, GST in Australia).
 */
export interface TaxRegistration {
  readonly country: Country;
  /** Postal code of a province or state that has a tax of its own: `QC`, `NY`. */
  readonly region: string | null;
  /** The first day on which it holds, `2026-11-26`. */
  readonly from: string;
  /** The first day on which it holds no longer; absent where none is known. */
  readonly until?: string | undefined;
}

/** The taxes that a whole country has in common. */
const federalTaxes: readonly Tax[] = ['gst', 'hst', 'australianGst'];

/** Whether somebody is registered for a tax at a place, on a date. */
export function isRegisteredFor(
  tax: Tax,
  { country, region }: { readonly country: Country; readonly region: string },
  registrations: readonly TaxRegistration[],
  date: string,
): boolean {
  const needed = federalTaxes.includes(tax) ? null : region;
  return registrations.some(
    (one) => one.country === country && one.region === needed && isInForce(one, date),
  );
}
