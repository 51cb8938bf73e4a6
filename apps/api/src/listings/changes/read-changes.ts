import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { listingChanges } from '../tables.ts';
import type { ListingChangeKind } from './change-kinds.ts';

/** Up to where somebody has read: the transaction, and the place of a change in it. */
export interface ChangePlace {
  readonly transaction: string;
  readonly position: number;
}

interface ListingChange extends ChangePlace {
  readonly listingId: number;
  readonly change: ListingChangeKind;
  readonly at: Date;
}

/**
 * Returns what happened after a place, the oldest first. The changes of a transaction that others
 * may still come before wait until these are through: a reader that goes on from the last one
 * misses none.
 */
export async function readListingChanges(
  queries: Queries,
  after: ChangePlace,
  most: number,
): Promise<readonly ListingChange[]> {
  const { transaction, position } = listingChanges;
  return queries
    .select()
    .from(listingChanges)
    .where(
      sql`(${transaction}, ${position}) > (${after.transaction}::xid8, ${after.position}::bigint)
        and ${transaction} < pg_snapshot_xmin(pg_current_snapshot())`,
    )
    .orderBy(asc(transaction), asc(position))
    .limit(most);
}

/**
 * Returns the place before whatever happens from now on: where a reader begins that has read
 * everything else from the start.
 */
export async function readPresentPlace(queries: Queries): Promise<ChangePlace> {
  const { rows } = await queries.execute<{ transaction: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as transaction`,
  );
  return { transaction: rows[0]?.transaction ?? '0', position: 0 };
}
