/** By what one's own listings are sorted. */
export const ownSorts = ['title', 'updatedAt', 'createdAt', 'expiresAt'] as const;
export type OwnSort = (typeof ownSorts)[number];

/** Listings on a page of one's own. */
export const ownPageSize = 15;

/** Days whose views and reveals are counted. */
export const countedDays = 30;
