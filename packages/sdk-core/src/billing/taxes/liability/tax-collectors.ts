import { holdsIn, type TaxPlace } from '../dated.ts';
import { taxRates } from '../tax-rates.ts';
import { type Tax, taxes } from '../taxes.ts';
import { facilitatorLaws } from './facilitator-laws.ts';
import { isRegisteredFor, type TaxRegistration } from './tax-registrations.ts';

/** Who collects a tax and pays it to the tax office. */
export type TaxCollector = 'shop' | 'platform';

/** Who collects each tax; one that nobody collects is left out. */
export type TaxCollectors = Readonly<Partial<Record<Tax, TaxCollector>>>;

/** A sale of goods, as far as it decides who is liable for its taxes. */
export interface TaxedSale {
  /** The shop: where it is, and what its account at the provider is registered for. */
  readonly seller: TaxPlace & { readonly registrations: readonly TaxRegistration[] };
  /** What the operator of the marketplace is registered for, as the seller of others' goods. */
  readonly platform: readonly TaxRegistration[];
  /** Where the goods are delivered; the shop's own place where they are picked up. */
  readonly destination: TaxPlace;
  readonly date: string;
}

/**
 * Who is liable for a tax on a sale. Where a law makes the marketplace liable, it is, once it is
 * registered there; else the shop is, where it is registered; else nobody, as of a small supplier.
 * What leaves the shop's country has none of these taxes, but for sales taxes of the United States,
 * which are the marketplace's wherever a shop is.
 */
export function liableFor(
  { seller, platform, destination, date }: TaxedSale,
  tax: Tax,
): TaxCollector | 'nobody' {
  if (destination.country !== seller.country && destination.country !== 'US') return 'nobody';
  if (!isLevied(tax, destination, date)) return 'nobody';
  const isShopRegistered = isRegisteredFor(tax, destination, seller.registrations, date);
  const law = facilitatorLaws.find((one) => one.tax === tax && holdsIn(one, destination, date));
  const isPlatforms = law !== undefined && (law.sellers === 'all' || !isShopRegistered);
  if (isPlatforms && isRegisteredFor(tax, destination, platform, date)) return 'platform';
  return isShopRegistered ? 'shop' : 'nobody';
}

/** Whether a place has a tax at all; which states have a sales tax, an operator sets. */
function isLevied(tax: Tax, place: TaxPlace, date: string): boolean {
  if (tax === 'salesTax') return place.country === 'US';
  return taxRates.some((rate) => rate.tax === tax && holdsIn(rate, place, date));
}

/** Who collects each tax on a sale: `taxLines` charges these alone. */
export function findTaxCollectors(sale: TaxedSale): TaxCollectors {
  const found = taxes.map((tax) => [tax, liableFor(sale, tax)] as const);
  return Object.fromEntries(found.filter(([, collector]) => collector !== 'nobody'));
}
