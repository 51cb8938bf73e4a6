import { inArray } from 'drizzle-orm';
import { removeListings } from '../../listings/storage/update-listing.ts';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { closeReports } from '../../reports/settle-reports.ts';
import { listingUses } from '../life/listing-uses.ts';
import { listingDrafts, listingPlaces, listingRevisions } from '../tables.ts';

/**
 * Takes listings away for good, which are locked, with all that stands beside them and what they have
 * for nothing; their numbers stay.
 */
export async function deletePublications(
  transaction: Queries,
  { extensions }: Pick<ExtendedPlatform, 'extensions'>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  for (const uses of extensions.all(listingUses)) await uses.takeBack?.(transaction, ids, now);
  await removeListings(transaction, ids, now);
  await transaction.delete(listingDrafts).where(inArray(listingDrafts.id, ids));
  await transaction.delete(listingPlaces).where(inArray(listingPlaces.listingId, ids));
  await closeReports(transaction, { kind: 'listing', ids }, now);
  await transaction.delete(listingRevisions).where(inArray(listingRevisions.listingId, ids));
}
