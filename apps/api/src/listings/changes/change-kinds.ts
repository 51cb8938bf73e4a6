/**
 * What a change is to others: a listing comes into sight, goes out of it, costs something else, reads
 * otherwise, or is gone for good. Of several the first here counts.
 */
export const listingChangeKinds = ['removed', 'shown', 'hidden', 'repriced', 'changed'] as const;
export type ListingChangeKind = (typeof listingChangeKinds)[number];
