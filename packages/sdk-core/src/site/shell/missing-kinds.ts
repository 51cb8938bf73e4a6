import { isListingKind, listingKinds } from '../../listings/kinds.ts';

/** What a page may be of that is not there: a listing by its kind, a shop, or a product of one. */
export const missingKinds = [...listingKinds, 'shop', 'product'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** How notices call it. */
export function noticeSubject(kind: MissingKind): 'listing' | 'shop' | 'product' {
  return isListingKind(kind) ? 'listing' : kind;
}
