import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { ofObject } from '../permissions/of-grant.ts';
import type { PermittedObject } from '../require-permission.ts';
import { objectInvitations, objectPermissions } from '../tables.ts';
import { isPending } from './invitation-state.ts';

/** Invitations that one account sends in a day, taken back or not. */
export const perSenderAndDay = 30;

/** Nobody keeps an eye on more people with rights to one object. */
const maximumPeople = 100;

/**
 * Refuses a sender who has sent as many today as they may; the sender's next request waits its
 * turn.
 */
export async function requireSenderRoom(
  transaction: Queries,
  senderId: number,
  now: Date,
): Promise<void> {
  const key = `object invitations of ${senderId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const today = await transaction.$count(
    objectInvitations,
    and(
      eq(objectInvitations.invitedBy, senderId),
      gt(objectInvitations.createdAt, new Date(now.getTime() - dayMs)),
    ),
  );
  if (today < perSenderAndDay) return;
  throw new Problem(
    'too-many-requests',
    'You have sent as many invitations today as you may. Please go on tomorrow.',
    { retryAfter: dayMs / secondMs },
  );
}

/**
 * Refuses where too many people have rights: those who were invited, the last one too, count as
 * those who have a right, no matter who they are.
 */
export async function requireObjectRoom(
  transaction: Queries,
  object: PermittedObject,
  now: Date,
): Promise<void> {
  const { objectType, objectId } = object.storedAs;
  const people = await transaction.$count(objectPermissions, ofObject(object));
  const invited = await transaction.$count(
    objectInvitations,
    and(
      eq(objectInvitations.objectType, objectType),
      eq(objectInvitations.objectId, objectId),
      isPending(now),
    ),
  );
  if (people + invited <= maximumPeople) return;
  throw new Problem('conflict', `No more than ${maximumPeople} people can have rights to it.`);
}
