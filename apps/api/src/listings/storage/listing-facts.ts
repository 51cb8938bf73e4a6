import type { Address, ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import type { StoredListing } from '../tables.ts';

/** The address as the contract has it. */
export function addressOf(
  row: Pick<StoredListing, 'fullAddress' | 'street' | 'city' | 'region' | 'country' | 'postalCode'>,
): Address {
  const { fullAddress, street, city, region, country, postalCode } = row;
  return { fullAddress, street, city, region, country, postalCode };
}

type PriceColumns = Pick<
  StoredListing,
  'priceAmount' | 'priceCurrency' | 'pricePeriod' | 'previousPriceAmount'
>;

/** The price, or null for a listing without one. */
export function priceOf({
  priceAmount,
  priceCurrency,
  pricePeriod,
}: PriceColumns): ListedPrice | null {
  if (priceAmount === null || priceCurrency === null || pricePeriod === null) return null;
  return { amount: priceAmount, currency: priceCurrency, period: pricePeriod };
}

/** The price before the last reduction. */
export function previousPriceOf(row: PriceColumns): ListedPrice | null {
  const price = priceOf(row);
  if (price === null || row.previousPriceAmount === null) return null;
  return { ...price, amount: row.previousPriceAmount };
}
