import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { isSubcategoryOf } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { listings } from '../listings/tables.ts';
import type { Queries } from '../platform/database/database.ts';

interface OwnListing {
  readonly userId: number;
  readonly listingId: number;
}

/** A merchant listing of somebody, as boards see it, and whether the public does. */
export type OwnMerchant = BoardMerchant & { readonly isPublic: boolean };

/** Somebody's own merchant listing; another's, or one of another kind, is as unknown as none. */
export async function findMerchant(queries: Queries, of: OwnListing): Promise<OwnMerchant> {
  return describe((await selectMerchant(queries, of))[0]);
}

/**
 * Locks somebody's own merchant listing against whatever else changes its places: those who lock
 * boards too do it after this.
 */
export async function lockMerchant(transaction: Queries, of: OwnListing): Promise<OwnMerchant> {
  return describe((await selectMerchant(transaction, of).for('no key update'))[0]);
}

/** Refuses a listing that is in review, paused or over: nobody would see on boards what it offers. */
export function requirePublic({ isPublic }: OwnMerchant): void {
  if (isPublic) return;
  throw new Problem('conflict', 'Only a listing that the public sees may have places on boards.');
}

const { id, ownerId, kind, subcategory, isPublic } = listings;

function selectMerchant(queries: Queries, { userId, listingId }: OwnListing) {
  return queries
    .select({ id, subcategory, isPublic })
    .from(listings)
    .where(and(eq(id, listingId), eq(ownerId, userId), eq(kind, 'merchant')));
}

function describe(
  row: Awaited<ReturnType<typeof selectMerchant>>[number] | undefined,
): OwnMerchant {
  if (!row) throw new Problem('not-found', 'There is no such merchant listing of yours.');
  if (!isSubcategoryOf('merchant', row.subcategory)) {
    throw new Error(`Listing ${row.id} is of no service type.`);
  }
  // Numbers of listings are their ids.
  const listingId = row.id as ListingId;
  return { listingId, serviceType: row.subcategory, isPublic: row.isPublic };
}
