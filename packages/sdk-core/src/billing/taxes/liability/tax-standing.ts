import type { Money } from '../../../vocabulary/money/money.ts';
import type { Country } from '../../../vocabulary/places/countries.ts';
import { holdsIn, type TaxPlace } from '../dated.ts';
import type { Tax } from '../taxes.ts';
import { facilitatorLaws, statesWithoutSalesTax } from './facilitator-laws.ts';
import { isRegisteredFor, type TaxRegistration } from './tax-registrations.ts';

/**
 * What a year's sales may be at most of who need not register. Canada Revenue Agency: four calendar
 * quarters, all over the world; Australian Taxation Office: twelve months.
 */
export const smallSupplierLimits: Readonly<Record<'CA' | 'AU', Money>> = {
  CA: { amount: 30_000_00, currency: 'CAD' },
  AU: { amount: 75_000_00, currency: 'AUD' },
};

/** What the owner of a shop has declared: that they are a small supplier who need not register. */
export interface SmallSupplierDeclaration {
  /** The calendar date on which they did, `2026-11-26`. */
  readonly declaredOn: string;
}

/** Why a shop may open as far as tax goes, or what it lacks. */
export type TaxStanding =
  | {
      readonly isFit: true;
      readonly because: 'registered' | 'small-supplier' | 'platform-liable' | 'no-tax';
    }
  | { readonly isFit: false; readonly lacks: 'registration' | 'registration-or-declaration' };

const ownTax: Readonly<Record<Country, Tax>> = { CA: 'gst', US: 'salesTax', AU: 'australianGst' };

/**
 * Whether a shop may open on a date: it is registered for the tax of its country (in the USA of its
 * state), its owner has declared to be a small supplier, or no registration is needed, as the
 * marketplace is liable in its state or the state has no sales tax.
 */
export function taxStanding(
  shop: TaxPlace,
  registrations: readonly TaxRegistration[],
  declaration: SmallSupplierDeclaration | null,
  date: string,
): TaxStanding {
  const tax = ownTax[shop.country];
  if (isRegisteredFor(tax, shop, registrations, date)) return fit('registered');
  if (shop.country !== 'US') {
    const isDeclared = declaration !== null && declaration.declaredOn <= date;
    return isDeclared
      ? fit('small-supplier')
      : { isFit: false, lacks: 'registration-or-declaration' };
  }
  if (statesWithoutSalesTax.includes(shop.region)) return fit('no-tax');
  const isPlatforms = facilitatorLaws.some((law) => law.tax === tax && holdsIn(law, shop, date));
  return isPlatforms ? fit('platform-liable') : { isFit: false, lacks: 'registration' };
}

function fit(because: Extract<TaxStanding, { readonly isFit: true }>['because']): TaxStanding {
  return { isFit: true, because };
}
