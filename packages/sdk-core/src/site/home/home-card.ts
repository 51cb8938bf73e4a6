import type { ListingSummary } from '../../listings/schemas.ts';

/** What a card on the home page shows of a listing. */
export type HomeCard = Pick<
  ListingSummary,
  | 'id'
  | 'ownerId'
  | 'listingType'
  | 'title'
  | 'subcategory'
  | 'price'
  | 'address'
  | 'primaryImage'
  | 'attributes'
>;

/** The card of a listing, without what only a search needs: a home page has dozens. */
export function homeCardOf(listing: ListingSummary): HomeCard {
  const { id, ownerId, listingType, title, subcategory } = listing;
  const { price, address, primaryImage, attributes } = listing;
  return {
    ...{ id, ownerId, listingType, title, subcategory },
    ...{ price, address, primaryImage, attributes },
  };
}
