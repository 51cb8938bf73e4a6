import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deletePublications } from '../deleting/delete-publications.ts';
import { findUsedListings } from '../life/require-unused.ts';
import { firstVersion } from '../publish/publish-first.ts';
import { type ImportRow, listingDrafts, listingImportRows, listingImports } from '../tables.ts';
import { note, rowsPerChunk } from './publish-chunk.ts';

type Surroundings = Pick<ExtendedPlatform, 'clock' | 'database' | 'extensions'>;

/** Takes away the next listings of an import that nobody has changed; answers whether there are more. */
export function removeChunk(
  { database, clock, extensions }: Surroundings,
  { id, ownerId }: Pick<ImportRow, 'id' | 'ownerId'>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // As publishing and closing an account do: the person before what is theirs.
    await lockUser(transaction, ownerId as UserId);
    const [found] = await transaction
      .select()
      .from(listingImports)
      .where(and(eq(listingImports.id, id), eq(listingImports.state, 'undoing')))
      .for('update');
    if (!found) return false;
    const now = clock.now();
    const rows = await nextPublished(transaction, found);
    const last = rows.at(-1)?.row;
    if (last === undefined) {
      await note(transaction, id, { state: 'undone', finishedAt: now });
      return false;
    }
    const ids = rows.flatMap(({ listingId }) => listingId ?? []);
    const standing = await lockStanding(transaction, ids);
    const drafts = await transaction
      .select({ id: listingDrafts.id })
      .from(listingDrafts)
      .where(inArray(listingDrafts.id, ids));
    const isWritten = new Set(drafts.map((draft) => draft.id));
    const used = await findUsedListings(transaction, extensions, ids, now);
    const untouched = standing.filter(
      (row) => !isWritten.has(row.id) && !used.has(row.id) && isUntouched(row),
    );
    await deletePublications(
      transaction,
      { extensions },
      untouched.map((row) => row.id),
      now,
    );
    await note(transaction, id, {
      position: last,
      removed: found.removed + untouched.length,
      kept: found.kept + standing.length - untouched.length,
    });
    return true;
  });
}

function nextPublished(transaction: Queries, { id, position }: ImportRow) {
  const { importId, row, listingId } = listingImportRows;
  return transaction
    .select({ row, listingId })
    .from(listingImportRows)
    .where(and(eq(importId, id), gt(row, position), isNotNull(listingId)))
    .orderBy(asc(row))
    .limit(rowsPerChunk);
}

type Standing = Pick<StoredListing, 'id' | 'version' | 'status' | 'holdReason'>;

/** Those that their owner has not deleted meanwhile. */
async function lockStanding(transaction: Queries, ids: readonly number[]): Promise<Standing[]> {
  const { id, version, status, holdReason } = listings;
  const rows = await transaction
    .select({ id, version, status, holdReason })
    .from(listings)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('update');
  return rows.filter((row) => row.status !== 'Delete');
}

/**
 * Whether a listing stands as it was imported: neither rewritten, nor sold, paused or taken down.
 */
function isUntouched({ version, status, holdReason }: Standing): boolean {
  if (version !== firstVersion) return false;
  return (
    status === 'Active' || status === 'Expired' || (status === 'Hold' && holdReason === 'review')
  );
}
