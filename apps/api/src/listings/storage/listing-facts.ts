import type { Address, Price } from '@boardwalk/sdk-core/listings/schemas';
import type { ListingRow } from '../tables.ts';

/** The address as the contract has it. */
export function addressOf(
  row: Pick<ListingRow, 'fullAddress' | 'street' | 'city' | 'region' | 'country' | 'postalCode'>,
): Address {
  const { fullAddress, street, city, region, country, postalCode } = row;
  return { fullAddress, street, city, region, country, postalCode };
}

type PriceColumns = Pick<
  ListingRow,
  'priceAmount' | 'priceCurrency' | 'pricePeriod' | 'previousPriceAmount'
>;

/** The price, or null for a listing without one. */
export function priceOf({ priceAmount, priceCurrency, pricePeriod }: PriceColumns): Price | null {
  if (priceAmount === null || priceCurrency === null || pricePeriod === null) return null;
  return { amount: priceAmount, currency: priceCurrency, period: pricePeriod };
}

/** The price before the last reduction. */
export function previousPriceOf(row: PriceColumns): Price | null {
  const price = priceOf(row);
  if (price === null || row.previousPriceAmount === null) return null;
  return { ...price, amount: row.previousPriceAmount };
}
