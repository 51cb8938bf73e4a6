import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import type { PermittedObject } from '../require-permission.ts';
import { objectInvitations, objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { listGrantedBy } from './list-granted-by.ts';
import { ofObject } from './of-grant.ts';

export interface GivingSurroundings extends Pick<OperationContext, 'caller' | 'clock' | 'log'> {
  readonly database: Queries;
}

type StoredObject = Pick<PermittedObject, 'storedAs'>;

/**
 * Takes back what somebody gave others on an object, and what these gave, and the invitations that
 * any of them sent and nobody accepted. The caller's own right stays, with what it gave.
 */
export async function withdrawGrantedBy(
  surroundings: GivingSurroundings,
  object: StoredObject,
  userId: number,
): Promise<void> {
  const { database } = surroundings;
  const others = await listOthers(surroundings, object, userId);
  const ofOthers = and(ofObject(object), inArray(objectPermissions.userId, others));
  const withdrawn = await database
    .delete(objectPermissions)
    .where(ofOthers)
    .returning({ subjectId: objectPermissions.userId, permissions: objectPermissions.actions });
  await withdrawSentBy(surroundings, object, [userId, ...others]);
  await announce(database, 'groups', ...others);
  for (const { subjectId, permissions } of withdrawn) {
    await writeAuditEntry(database, surroundings, {
      event: 'permission-withdrawn',
      subjectId,
      detail: { ...object.storedAs, permissions },
    });
  }
}

/** Has what somebody gave others, and these gave, end by the end of the right that it was given by. */
export async function shortenGrantedBy(
  surroundings: GivingSurroundings,
  object: StoredObject,
  { userId, endsAt }: { readonly userId: number; readonly endsAt: Date },
): Promise<void> {
  const { database } = surroundings;
  const others = await listOthers(surroundings, object, userId);
  const { endsAt: grantEnd } = objectPermissions;
  await database
    .update(objectPermissions)
    .set({ endsAt })
    .where(
      and(
        ofObject(object),
        inArray(objectPermissions.userId, others),
        or(isNull(grantEnd), gt(grantEnd, endsAt)),
      ),
    );
  const { endsAt: offeredEnd } = objectInvitations;
  await database
    .update(objectInvitations)
    .set({ endsAt })
    .where(
      and(
        areOpenAndSentBy(object, [userId, ...others]),
        or(isNull(offeredEnd), gt(offeredEnd, endsAt)),
      ),
    );
  await announce(database, 'groups', ...others);
}

function listOthers(
  { database, caller }: GivingSurroundings,
  object: StoredObject,
  userId: number,
): Promise<number[]> {
  return listGrantedBy(database, object, userId, requireMember(caller).userId);
}

async function withdrawSentBy(
  { database, clock }: GivingSurroundings,
  object: StoredObject,
  senders: readonly number[],
): Promise<void> {
  await database
    .update(objectInvitations)
    .set({ outcome: 'withdrawn', closedAt: clock.now() })
    .where(areOpenAndSentBy(object, senders));
}

function areOpenAndSentBy({ storedAs }: StoredObject, senders: readonly number[]) {
  return and(
    eq(objectInvitations.objectType, storedAs.objectType),
    eq(objectInvitations.objectId, storedAs.objectId),
    inArray(objectInvitations.invitedBy, [...senders]),
    isNull(objectInvitations.outcome),
  );
}
