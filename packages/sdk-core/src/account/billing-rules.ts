import { isCodeOfProvince } from '../vocabulary/places/canadian-codes.ts';
import type { Country } from '../vocabulary/places/countries.ts';
import { type Region, regions } from '../vocabulary/places/regions.ts';
import { plainCode } from '../vocabulary/text/plain-code.ts';

/** Where somebody is billed: what taxes go by, and what their invoices show. */
export interface BillingAddress {
  readonly countryCode: Country;
  /** Postal code of a province, state or territory: `ON`. */
  readonly state: string;
  readonly postalCode: string;
  readonly city: string;
  readonly line1: string;
}

/** Letters that Canada Post leaves out: D, F, I, O, Q and U, and W and Z in front. */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ .-]{0,3}(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const unitedStates = /^(\d{5})(?:[ -]{0,3}(\d{4}))?$/;
const australian = /^\d{4}$/;

/**
 * A postal code as its country writes it: `l8p 1a1` as `L8P 1A1`, `902101234` as `90210-1234`;
 * nothing where it is none.
 */
export function readPostalCode(country: Country, text: string): string | undefined {
  const code = plainCode(text).toUpperCase();
  switch (country) {
    case 'CA':
      return join(canadian.exec(code), ' ');
    case 'US':
      return join(unitedStates.exec(code), '-');
    case 'AU':
      return australian.test(code) ? code : undefined;
  }
}

function join(match: RegExpExecArray | null, between: string): string | undefined {
  return match?.slice(1).filter(Boolean).join(between);
}

/** The provinces, states or territories of a country, by name. */
export function regionsOf(country: Country): readonly Region[] {
  return regions.filter((region) => region.country === country);
}

/** Whether `code` is a province, state or territory of the country: `ON` in `CA`. */
export function isRegionOf(country: Country, code: string): boolean {
  return regions.some((region) => region.country === country && region.code === code);
}

/**
 * Whether a postal code, as `readPostalCode` answers it, can be one of the region. Only Canada's are held
 * against it: elsewhere no licence is taxed by its region.
 */
export function isCodeOfRegion({
  countryCode,
  state,
  postalCode,
}: Pick<BillingAddress, 'countryCode' | 'state' | 'postalCode'>): boolean {
  return countryCode !== 'CA' || isCodeOfProvince(state, postalCode);
}
