/** The seven main categories, as paths and `listingType` write them. */
export const listingKinds = [
  'merchant',
  'item',
  'property',
  'event',
  'city_service',
  'realtor',
  'classified',
] as const;

export type ListingKind = (typeof listingKinds)[number];

/** Whether `text` names one of the seven kinds. */
export function isListingKind(text: string): text is ListingKind {
  return (listingKinds as readonly string[]).includes(text);
}
