import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readSetting } from '../../platform/settings.ts';
import { countNewListings } from '../bounds/listing-hours.ts';
import { nextListingIds } from '../drafts/next-listing-id.ts';
import { publishFirst } from '../publish/publish-first.ts';
import { reviewNewListings } from '../settings.ts';
import { type ImportRow, listingImportRows, listingImports } from '../tables.ts';
import { findKnownKeys } from './find-known-keys.ts';

/** Listings that are published, or taken away, in one transaction. */
export const rowsPerChunk = 250;

/**
 * Publishes the next rows of an import, and notes how far it is in the same transaction: whatever ends
 * the process, each row is a listing once. Answers whether there is more to do.
 */
export async function publishChunk(
  platform: Pick<Platform, 'database' | 'clock' | 'configuration'>,
  { id, ownerId }: Pick<ImportRow, 'id' | 'ownerId'>,
): Promise<boolean> {
  const { database, clock } = platform;
  const isReviewed = await readSetting(platform, reviewNewListings);
  return database.transaction(async (transaction) => {
    // The number of a row that the key ties to a person.
    const owner = await lockUser(transaction, ownerId as UserId);
    const [found] = await transaction
      .select()
      .from(listingImports)
      .where(and(eq(listingImports.id, id), eq(listingImports.state, 'running')))
      .for('update');
    if (!found) return false;
    const now = clock.now();
    if (owner.state !== 'active') {
      await note(transaction, id, { state: 'stopped', finishedAt: now });
      return false;
    }
    const rows = await nextRows(transaction, found);
    const last = rows.at(-1)?.row;
    if (last === undefined) {
      await note(transaction, id, { state: 'done', finishedAt: now });
      return false;
    }
    const known = await findKnownKeys(
      transaction,
      rows.map(({ key }) => key),
    );
    const fresh = rows.filter(({ key }) => !known.has(key));
    const ids = await nextListingIds(transaction, fresh.length);
    const publications = fresh.flatMap(({ ready }, index) => {
      const listingId = ids[index];
      return listingId === undefined ? [] : [{ id: listingId, ...ready }];
    });
    const publishing = { kind: found.kind, ownerId: owner.id as UserId, isReviewed, now };
    await publishFirst(transaction, publications, publishing);
    const news = { ownerId: owner.id, way: 'table', count: publications.length } as const;
    await countNewListings(transaction, news, now);
    await keepNumbers(transaction, found, { last, fresh, ids });
    await note(transaction, id, {
      position: last,
      done: found.done + rows.length,
      imported: found.imported + fresh.length,
    });
    return true;
  });
}

interface ReadyRow {
  readonly row: number;
  readonly key: string;
  readonly ready: NonNullable<(typeof listingImportRows.$inferSelect)['ready']>;
}

async function nextRows(
  transaction: Queries,
  { id, position }: Pick<ImportRow, 'id' | 'position'>,
): Promise<ReadyRow[]> {
  const { row, key, ready, importId } = listingImportRows;
  const rows = await transaction
    .select({ row, key, ready })
    .from(listingImportRows)
    .where(and(eq(importId, id), gt(row, position), isNotNull(ready)))
    .orderBy(asc(row))
    .limit(rowsPerChunk);
  return rows.flatMap((one) =>
    one.key === null || one.ready === null ? [] : [{ ...one, key: one.key, ready: one.ready }],
  );
}

/** What was published needs no second copy. */
async function keepNumbers(
  transaction: Queries,
  { id, position }: Pick<ImportRow, 'id' | 'position'>,
  published: {
    readonly last: number;
    readonly fresh: readonly ReadyRow[];
    readonly ids: readonly number[];
  },
): Promise<void> {
  const rows = published.fresh.map(({ row }) => row);
  const { importId, row } = listingImportRows;
  await transaction.execute(
    sql`update ${listingImportRows} set listing_id = given.id
      from unnest(${sql.param(rows)}::int[], ${sql.param(published.ids)}::bigint[]) as given (row, id)
      where ${importId} = ${id} and ${row} = given.row`,
  );
  await transaction
    .update(listingImportRows)
    .set({ ready: null, readings: null })
    .where(
      and(
        eq(importId, id),
        gt(row, position),
        lte(row, published.last),
        isNotNull(listingImportRows.ready),
      ),
    );
}

/** Notes how far an import is. */
export async function note(
  transaction: Queries,
  id: number,
  progress: Partial<ImportRow>,
): Promise<void> {
  await transaction.update(listingImports).set(progress).where(eq(listingImports.id, id));
}
