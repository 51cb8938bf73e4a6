import type { Queries } from '../../platform/database/database.ts';
import { listPoint } from '../../platform/extensions/extension-point.ts';

/** What a domain has running on a listing; posting, which changes listings, knows no other. */
export interface ListingUses {
  /** Names of what was given to the listing as one of its subcategory, and keeps it: boards, say. */
  findOfSubcategory?(queries: Queries, listingId: number, now: Date): Promise<readonly string[]>;
  /** Those of these listings on which something runs that its owner has to end before they are deleted. */
  findUsed?(
    queries: Queries,
    listingIds: readonly number[],
    now: Date,
  ): Promise<ReadonlySet<number>>;
  /** Takes back what these listings, which are locked and being deleted, have for nothing. */
  takeBack?(transaction: Queries, listingIds: readonly number[], now: Date): Promise<void>;
}

/** What all domains have running on listings. */
export const listingUses = listPoint<ListingUses>('listingUses');
