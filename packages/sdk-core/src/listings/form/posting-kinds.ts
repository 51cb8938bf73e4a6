import type { ListingKind } from '../kinds.ts';

/** The kinds that a form posts; the page of a realtor is made with their profile. */
export const postingKinds = [
  'property',
  'item',
  'event',
  'classified',
  'merchant',
  'city_service',
] as const satisfies readonly ListingKind[];
export type PostingKind = (typeof postingKinds)[number];

/** Whether listings of the kind are posted by a form. */
export function isPostingKind(text: string): text is PostingKind {
  return (postingKinds as readonly string[]).includes(text);
}
