import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { and, eq, ne, sql } from 'drizzle-orm';
import { canChange } from '../../access/permissions/known-name.ts';
import { counts } from '../../access/permissions/of-grant.ts';
import { objectPermissions } from '../../access/tables.ts';
import { listingObjects } from '../../listings/listing-objects.ts';
import { isTakenDown } from '../../listings/query/visibility.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** What somebody may do with the listings of others that they may look after, by number. */
export type SharedRights = ReadonlyMap<number, readonly Action[]>;

/** What somebody can do with a listing beyond reading it. */
const looksAfter: readonly Action[] = ['write', 'delete', 'administration'];

/**
 * Whose listings somebody was let look after, as they stand. What was taken down for a reason is for
 * those who can change it (0260-what-is-shared-is-seen.md).
 */
export async function findSharedRights(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<SharedRights> {
  const { objectType, objectId, actions } = objectPermissions;
  const { id, status, holdReason } = listings;
  // Ids of other things need be no numbers.
  const listingIdOf = sql`case when ${objectType} = ${listingObjects.name} then ${objectId}::bigint end`;
  const rows = await queries
    .select({ id, status, holdReason, actions })
    .from(objectPermissions)
    .innerJoin(listings, eq(id, listingIdOf))
    .where(
      and(
        eq(objectType, listingObjects.name),
        eq(objectPermissions.userId, userId),
        counts(now),
        ne(status, 'Delete'),
      ),
    );
  return new Map(
    rows.flatMap((row) => {
      const rights = row.actions.filter((one) => looksAfter.includes(one));
      const isShown = rights.length > 0 && (!isTakenDown(row) || canChange(rights));
      return isShown ? [[row.id, rights] as const] : [];
    }),
  );
}
