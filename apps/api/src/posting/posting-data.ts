import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { listingStatuses, listings } from '../listings/tables.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import {
  listingDrafts,
  listingHours,
  listingImportRows,
  listingImports,
  listingPlaces,
  listingRevisions,
  pendingApprovalNotices,
} from './tables.ts';

/** What somebody has written, published or not, and when they changed listings of others. */
export const postingData: PersonalData = {
  async collect(queries, userId) {
    const own = queries
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.ownerId, userId));
    return {
      drafts: await queries
        .select()
        .from(listingDrafts)
        .where(eq(listingDrafts.ownerId, userId))
        .orderBy(asc(listingDrafts.id)),
      places: await queries
        .select()
        .from(listingPlaces)
        .where(inArray(listingPlaces.listingId, own))
        .orderBy(asc(listingPlaces.listingId)),
      untoldApprovals: await queries
        .select()
        .from(pendingApprovalNotices)
        .where(inArray(pendingApprovalNotices.listingId, own))
        .orderBy(asc(pendingApprovalNotices.listingId)),
      revisions: await queries
        .select()
        .from(listingRevisions)
        .where(inArray(listingRevisions.listingId, own))
        .orderBy(asc(listingRevisions.listingId), asc(listingRevisions.revision)),
      statuses: await queries
        .select()
        .from(listingStatuses)
        .where(inArray(listingStatuses.listingId, own))
        .orderBy(asc(listingStatuses.listingId), asc(listingStatuses.id)),
      imports: await queries
        .select()
        .from(listingImports)
        .where(eq(listingImports.ownerId, userId))
        .orderBy(asc(listingImports.id)),
      importedRows: await queries
        .select({ ...getTableColumns(listingImportRows) })
        .from(listingImportRows)
        .innerJoin(listingImports, eq(listingImports.id, listingImportRows.importId))
        .where(eq(listingImports.ownerId, userId))
        .orderBy(asc(listingImportRows.importId), asc(listingImportRows.row)),
      publishedByHour: await queries
        .select()
        .from(listingHours)
        .where(eq(listingHours.ownerId, userId))
        .orderBy(asc(listingHours.hour), asc(listingHours.way)),
      publishedForOthers: await queries
        .select({ listingId: listingRevisions.listingId, madeAt: listingRevisions.madeAt })
        .from(listingRevisions)
        .where(eq(listingRevisions.madeBy, userId))
        .orderBy(asc(listingRevisions.madeAt)),
    };
  },

  async erase(transaction, userId) {
    // Publishing locks a listing before what stands beside it.
    await transaction
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.ownerId, userId))
      .orderBy(asc(listings.id))
      .for('update');
    const own = transaction
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.ownerId, userId));
    await transaction.delete(listingImports).where(eq(listingImports.ownerId, userId));
    await transaction.delete(listingHours).where(eq(listingHours.ownerId, userId));
    await transaction.delete(listingDrafts).where(eq(listingDrafts.ownerId, userId));
    await transaction.delete(listingPlaces).where(inArray(listingPlaces.listingId, own));
    await transaction
      .delete(pendingApprovalNotices)
      .where(inArray(pendingApprovalNotices.listingId, own));
    await transaction.delete(listingRevisions).where(inArray(listingRevisions.listingId, own));
    await transaction
      .update(listingRevisions)
      .set({ madeBy: null })
      .where(eq(listingRevisions.madeBy, userId));
  },
};
