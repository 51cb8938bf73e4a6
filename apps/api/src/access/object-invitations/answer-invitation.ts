import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { lockInTurn } from '../../account/lock-in-turn.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { lockActiveUser } from '../accounts/lock-active-user.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { findKindByName } from '../objects.ts';
import { findObject } from '../require-permission.ts';
import { objectInvitations } from '../tables.ts';
import { isAddressedTo } from './addressed.ts';
import { type InvitationWithSender, selectInvitations } from './describe-invitation.ts';
import { describeOwnInvitation } from './describe-own-invitation.ts';

type Invitation = typeof objectInvitations.$inferSelect;
type Outcome = 'accepted' | 'declined';

/**
 * Closes a pending invitation of the caller's as they say, and does in the same transaction what
 * follows. Whatever else has become of it, and to everybody else, it is one that never was.
 */
export function answerInvitation(
  id: string,
  context: OperationContext,
  outcome: Outcome,
  follow: (transaction: Queries, invitation: Invitation) => Promise<void>,
): Promise<OwnInvitation> {
  const { userId } = requireMember(context.caller);
  return context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const mine = and(eq(objectInvitations.id, id), isAddressedTo(userId));
    const [found] = await selectInvitations(transaction, mine);
    if (!found) throw unknown();
    // Rights to the object first, then the accounts: as do those who change or withdraw them.
    await lockPermissions(transaction, { id: found.invitation.objectId });
    await lockAccounts(surroundings, found, userId);
    const [row] = await selectInvitations(transaction, mine);
    const before = row && (await describeOwnInvitation(surroundings, row));
    if (!row || before?.state !== 'pending') throw unknown();
    await transaction
      .update(objectInvitations)
      .set({ outcome, closedAt: context.clock.now() })
      .where(eq(objectInvitations.id, id));
    await follow(transaction, row.invitation);
    const object = await findObject(surroundings, before.object, userId);
    const owners = object?.ownerId == null ? [] : [object.ownerId];
    await announce(transaction, 'groups', userId, row.invitation.invitedBy, ...owners);
    return { ...before, state: outcome };
  });
}

/**
 * Locks the reader's account and that of the owner, in the order of their numbers: what the owner
 * takes away with their account, or with an import, ends the rights to it, before this or after it.
 */
async function lockAccounts(
  context: Pick<OperationContext, 'extensions'> & { readonly database: Queries },
  { invitation: { objectType, objectId: id } }: InvitationWithSender,
  userId: number,
): Promise<void> {
  const { database, extensions } = context;
  const label = (await findKindByName(extensions, objectType)?.describe(database, [id]))?.get(id);
  await lockInTurn(database, [userId, label?.ownerId ?? userId], 'no key update');
  await lockActiveUser(database, userId);
}

function unknown(): Problem {
  return new Problem('not-found', 'This invitation counts no more, or was sent to somebody else.');
}
