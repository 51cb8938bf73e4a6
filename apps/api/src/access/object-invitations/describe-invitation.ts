import type { ObjectInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { describePersonTo, personColumns } from '../person-columns.ts';
import type { PermittedObject } from '../require-permission.ts';
import { objectInvitations } from '../tables.ts';
import { invitationStateOf, shownMs } from './invitation-state.ts';
import { showSentTo } from './show-sent-to.ts';

/** Selects invitations with their senders, while the sender's account is open; the newest first. */
export function selectInvitations(queries: Queries, condition: SQL | undefined) {
  return queries
    .select({ invitation: getTableColumns(objectInvitations), sender: personColumns })
    .from(objectInvitations)
    .leftJoin(users, and(eq(users.id, objectInvitations.invitedBy), eq(users.state, 'active')))
    .where(condition)
    .orderBy(desc(objectInvitations.createdAt), objectInvitations.id);
}

/** An invitation and its sender. */
export type InvitationWithSender = Awaited<ReturnType<typeof selectInvitations>>[number];

/** What was sent about an object, and neither accepted nor taken back. */
export function areShownFor({ objectType, objectId }: PermittedObject['storedAs'], now: Date) {
  const { outcome, expiresAt } = objectInvitations;
  return and(
    eq(objectInvitations.objectType, objectType),
    eq(objectInvitations.objectId, objectId),
    or(isNull(outcome), inArray(outcome, ['declined'])),
    gt(expiresAt, new Date(now.getTime() - shownMs)),
  );
}

/** Describes what both sides are shown of an invitation. */
export function describeOffer({ invitation, sender }: InvitationWithSender, caller: Caller) {
  return {
    id: invitation.id,
    permissions: invitation.actions,
    endsAt: invitation.endsAt?.toISOString() ?? null,
    invitedBy: sender && describePersonTo(caller, sender),
    since: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}

/** Describes an invitation as the object's administrators see it. */
export function describeSent(
  row: InvitationWithSender,
  caller: Caller,
  now: Date,
): ObjectInvitation {
  const { invitation } = row;
  const state = invitationStateOf(invitation, now);
  if (state !== 'pending' && state !== 'declined' && state !== 'expired') {
    throw new Error(`It is ${state}: not shown.`);
  }
  const sentTo = sentToOf(invitation);
  return {
    ...describeOffer(row, caller),
    sentTo: showSentTo(caller, { sentTo, sentBy: invitation.invitedBy }),
    state,
  };
}

/** The username or the address; a check of the table has one of them. */
export function sentToOf({
  email,
  username,
}: Pick<InvitationWithSender['invitation'], 'email' | 'username'>): string {
  return email ?? username ?? '';
}
