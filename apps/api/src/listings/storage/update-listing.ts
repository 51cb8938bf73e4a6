import { and, asc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { endPermissions } from '../../access/permissions/end-permissions.ts';
import { media } from '../../media/tables.ts';
import { arrayWithout } from '../../platform/database/array-without.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lockRates } from '../rates/exchange-rates.ts';
import { listingStatuses, listings, type StoredListing } from '../tables.ts';
import { emptyAttributes } from './columns.ts';
import { emptyListing } from './empty-listing.ts';
import { listingRow } from './insert-listings.ts';
import type { NewListing } from './new-listing.ts';

/** Replaces all of a stored listing, whose attributes fit its kind's schema. */
export async function replaceListing(
  transaction: Queries,
  id: number,
  listing: NewListing,
  version: number,
): Promise<void> {
  const { id: _, ...row } = listingRow(listing, await lockRates(transaction));
  await transaction
    .update(listings)
    .set({ ...emptyAttributes, ...row, version })
    .where(eq(listings.id, id));
}

/**
 * Empties listings whose owner takes them away; what they went through, and what others were let do
 * with them, goes with them.
 */
export async function removeListings(
  transaction: Queries,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await transaction.update(listings).set(emptyListing(now)).where(inArray(listings.id, ids));
  await transaction.delete(listingStatuses).where(inArray(listingStatuses.listingId, ids));
  await endPermissions(transaction, { objectType: 'listing', ids: ids.map(String) }, now);
}

/** What of a stored listing says where it stands. */
type Standing = Pick<
  StoredListing,
  'closedAt' | 'expiresAt' | 'remindedFor' | 'holdReason' | 'holdWords' | 'heldStatus' | 'isPaused'
>;

/** Another status, which the history of the listing keeps. */
type StatusChange = Pick<StoredListing, 'status' | 'updatedAt'>;

/** Changes where a listing stands, or several do, and nothing else of them. */
export async function storeStanding(
  transaction: Queries,
  which: number | readonly number[],
  standing: Partial<Standing> & (StatusChange | { readonly status?: never }),
): Promise<void> {
  const ids = typeof which === 'number' ? [which] : which;
  if (ids.length === 0) return;
  await transaction.update(listings).set(standing).where(inArray(listings.id, ids));
  if (standing.status === undefined) return;
  const { status, updatedAt: changedAt } = standing;
  await transaction
    .insert(listingStatuses)
    .values(ids.map((listingId) => ({ listingId, status, changedAt })));
}

/** Marks merchant listings as sponsors of boards, or as such no more; nobody has changed them by it. */
export async function storeSponsorship(
  transaction: Queries,
  ids: readonly number[],
  isBoardSponsor: boolean,
): Promise<void> {
  await lockInOrder(transaction, ids);
  await transaction
    .update(listings)
    .set({ isBoardSponsor })
    .where(inArray(listings.id, [...ids]));
}

/** In one order, two who change several never wait for each other. */
async function lockInOrder(transaction: Queries, ids: readonly number[]): Promise<void> {
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, [...ids]))
    .orderBy(asc(listings.id))
    .for('update');
}

/**
 * Removes from listings the pictures that are to go; a transaction that publishes a listing waits,
 * or came first.
 */
export async function removePictures(
  transaction: Queries,
  listingIds: readonly number[],
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  if (listingIds.length === 0) return;
  // Setting the rates locks them before the listings, in another order than this.
  await lockRates(transaction);
  const these = inArray(listings.id, [...listingIds]);
  await lockInOrder(transaction, listingIds);
  const left = arrayWithout(listings.mediaIds, ids);
  const isVideoLeft = exists(
    transaction
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.id, sql`any(${left})`), isNotNull(media.video))),
  );
  await transaction
    .update(listings)
    .set({
      mediaIds: left,
      // Null where the kind knows no videos.
      hasVideo: sql`case when ${listings.hasVideo} then ${isVideoLeft} else ${listings.hasVideo} end`,
      updatedAt: now,
    })
    .where(these);
}
