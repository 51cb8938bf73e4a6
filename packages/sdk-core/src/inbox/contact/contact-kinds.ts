import type { ListingSummary } from '../../listings/schemas.ts';

/** What the first message about a listing asks for, and so whom it is for. */
export const contactKinds = [
  'sale',
  'rental',
  'item',
  'position',
  'capital',
  'service',
  'event',
  'realtor',
] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What is known of a listing that somebody is written to about. */
export type ContactListing = Pick<
  ListingSummary,
  'id' | 'ownerId' | 'listingType' | 'title' | 'subcategory' | 'status' | 'price'
>;

/** What somebody wants who writes about a listing of this kind. */
export function contactKindOf({
  listingType,
  subcategory,
  price,
}: Pick<ContactListing, 'listingType' | 'subcategory' | 'price'>): ContactKind {
  switch (listingType) {
    case 'property':
      return price === null || price.period === 'ONCE' ? 'sale' : 'rental';
    case 'classified':
      if (subcategory === 'HELP_WANTED') return 'position';
      return subcategory === 'CAPITAL_NEEDED' ? 'capital' : 'item';
    case 'merchant':
    case 'city_service':
      return 'service';
    default:
      return listingType;
  }
}

/** Whether what the listing offers is not to be had any more. */
export function hasEnded({ status }: Pick<ContactListing, 'status'>): boolean {
  return status === 'Closed' || status === 'Expired';
}

/** A message that a user asked to send before they had an account; its subject is the listing. */
export const contactAction = 'contact';
