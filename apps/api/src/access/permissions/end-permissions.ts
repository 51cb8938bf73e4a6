import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { objectInvitations, objectPermissions } from '../tables.ts';

interface Renamed {
  readonly objectType: string;
  readonly from: string;
  readonly to: string;
}

/** Leaves what became of invitations to a thing with that thing, whose id another may get. */
export async function renameInvitedObject(
  transaction: Queries,
  { objectType, from, to }: Renamed,
): Promise<void> {
  const { objectId } = objectInvitations;
  await transaction
    .update(objectInvitations)
    .set({ objectId: to })
    .where(and(eq(objectInvitations.objectType, objectType), eq(objectId, from)));
}

interface Gone {
  /** What permissions on them are stored under. */
  readonly objectType: string;
  /** Their ids, or a query of these as text. */
  readonly ids: readonly string[] | SQL;
}

/**
 * Ends all rights to things that are no more, in the transaction that takes them away, and the
 * invitations to them that nobody has accepted.
 */
export async function endPermissions(
  transaction: Queries,
  { objectType, ids }: Gone,
  now: Date,
): Promise<void> {
  const { objectId, userId } = objectPermissions;
  const ended = await transaction
    .delete(objectPermissions)
    .where(and(eq(objectPermissions.objectType, objectType), inArray(objectId, ids)))
    .returning({ userId });
  await transaction
    .update(objectInvitations)
    .set({ outcome: 'withdrawn', closedAt: now })
    .where(
      and(
        eq(objectInvitations.objectType, objectType),
        inArray(objectInvitations.objectId, ids),
        isNull(objectInvitations.outcome),
      ),
    );
  await announce(transaction, 'groups', ...new Set(ended.map((one) => one.userId)));
}
