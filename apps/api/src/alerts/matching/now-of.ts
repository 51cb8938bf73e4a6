import type { ListingRow } from '../../listings/tables.ts';
import type { MetNow } from './news-of.ts';

/** A listing as somebody meets it now. */
export function nowOf(
  listing: ListingRow,
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
export const underOffer: readonly ListingRow['status'][] = ['Pending', 'ActiveUnderContract'];

export function isUnderOffer({ status }: Pick<ListingRow, 'status'>): boolean {
  return underOffer.includes(status);
}
