import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { and, eq } from 'drizzle-orm';
import { counts } from '../../access/permissions/of-grant.ts';
import { objectPermissions } from '../../access/tables.ts';
import { listingObjects } from '../../listings/listing-objects.ts';
import type { Queries } from '../../platform/database/database.ts';

/** What somebody may do with the listings of others that they may look after, by number. */
export type SharedRights = ReadonlyMap<number, readonly Action[]>;

/** What somebody can do with a listing beyond reading it. */
const looksAfter: readonly Action[] = ['write', 'delete', 'administration'];

export async function findSharedRights(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<SharedRights> {
  const { objectType, objectId, actions } = objectPermissions;
  const rows = await queries
    .select({ objectId, actions })
    .from(objectPermissions)
    .where(
      and(eq(objectType, listingObjects.name), eq(objectPermissions.userId, userId), counts(now)),
    );
  return new Map(
    rows
      .map(
        (row) =>
          [Number(row.objectId), row.actions.filter((one) => looksAfter.includes(one))] as const,
      )
      .filter(([, rights]) => rights.length > 0),
  );
}
