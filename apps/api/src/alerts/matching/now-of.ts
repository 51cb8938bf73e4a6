import type { StoredListing } from '../../listings/tables.ts';
import type { MetNow } from './news-of.ts';

/** A listing as somebody meets it now. */
export function nowOf(
  listing: StoredListing,
  { hasBeenClosed, isYounger }: Pick<MetNow, 'hasBeenClosed' | 'isYounger'>,
): MetNow {
  return {
    isPublic: listing.isPublic,
    isUnderOffer: isUnderOffer(listing),
    priceAmount: listing.priceAmount,
    priceCurrency: listing.priceCurrency,
    pricePeriod: listing.pricePeriod,
    previousPriceAmount: listing.previousPriceAmount,
    hasBeenClosed,
    isYounger,
  };
}

/** Somebody has offered to take it. */
export const underOffer: readonly StoredListing['status'][] = ['Pending', 'ActiveUnderContract'];

export function isUnderOffer({ status }: Pick<StoredListing, 'status'>): boolean {
  return underOffer.includes(status);
}
