import {
  findListingFault,
  type ListingFault,
} from '@boardwalk/sdk-core/licenses/subscribe/listing-fault';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, ne } from 'drizzle-orm';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

const sentences: Readonly<Record<ListingFault, string>> = {
  'no-merchant': 'Places on boards are for merchant listings.',
  over: 'This listing is over. Put it up again first.',
  'taken-down': 'This listing was taken down. It has to be put back first.',
};

/** Somebody's own listing, for which licences are sold; nobody changes it where it is locked. */
export async function requireMerchant(
  queries: Queries,
  { listingId: id, userId }: { readonly listingId: number; readonly userId: number },
  strength?: 'no key update',
): Promise<StoredListing> {
  const found = queries
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, userId), ne(listings.status, 'Delete')));
  const [row] = await (strength ? found.for(strength) : found);
  if (!row) throw new Problem('not-found', 'You have no such listing.');
  const fault = findListingFault(row);
  if (fault) throw new Problem('conflict', sentences[fault]);
  return row;
}
