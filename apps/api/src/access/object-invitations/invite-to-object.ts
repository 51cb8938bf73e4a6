import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockActiveUser } from '../accounts/lock-active-user.ts';
import { invitationMs } from '../invitations/invitation-life.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { ownEnd } from '../permissions/own-end.ts';
import { requireGrantable } from '../permissions/require-grantable.ts';
import { requireEnd } from '../require-end.ts';
import { requireNotEnded, requirePermission } from '../require-permission.ts';
import { objectInvitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { deliverInvitation } from './deliver-invitation.ts';
import { describeSent, selectInvitations } from './describe-invitation.ts';
import { requireObjectRoom, requireSenderRoom } from './invitation-room.ts';

type NewInvitation = typeof objectInvitations.$inferInsert;

/**
 * Invites the owner of the username or the address. No account is looked up here, so that neither
 * the answer nor its time reveals whether there is one: the stored invitation is matched with its
 * reader later.
 */
export const inviteToObject: Handler<typeof schemas.inviteToObject> = ({ params, body }, context) =>
  context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, params);
    const surroundings = { ...context, database: transaction };
    const object = await requirePermission(surroundings, 'administration', params);
    requireNotEnded(object);
    requireGrantable(context, params, body.permissions);
    const { userId } = requireMember(context.caller);
    const now = context.clock.now();
    const endsAt = requireEnd(body.endsAt, now, ownEnd(context, object));
    // The next address or username of theirs is confirmed before this, and known, or after it.
    await lockActiveUser(transaction, userId);
    await refuseOneself(transaction, userId, body.to);
    await requireSenderRoom(transaction, userId, now);
    const id = await storeInvitation(transaction, {
      ...object.storedAs,
      ...body.to,
      actions: body.permissions,
      endsAt,
      locale: body.locale ?? 'en-CA',
      invitedBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
    });
    await requireObjectRoom(transaction, object, now);
    const sentTo = 'email' in body.to ? body.to.email : body.to.username;
    await context.queue.enqueue(transaction, deliverInvitation, { invitationId: id });
    await writeAuditEntry(transaction, context, {
      event: 'permission-offered',
      subjectId: null,
      detail: { ...object.storedAs, email: sentTo, permissions: body.permissions, endsAt },
    });
    const [sent] = await selectInvitations(transaction, eq(objectInvitations.id, id));
    if (!sent) throw new Error('An invitation that was just sent is not there.');
    return describeSent(sent, context.caller, now);
  });

/** An invitation to oneself would wait in vain; whose address that is, one knows. */
async function refuseOneself(
  queries: Queries,
  userId: number,
  to: { readonly email?: string; readonly username?: string },
): Promise<void> {
  const own = or(
    sql`lower(${users.email}) = lower(${to.email ?? null}::text)`,
    sql`lower(${users.username}) = lower(${to.username ?? null}::text)`,
  );
  if ((await queries.$count(users, and(eq(users.id, userId), own))) === 0) return;
  throw new Problem('invalid-request', 'This is your own address or username.', {
    fields: [{ path: 'body.to', message: 'expected somebody else’s' }],
  });
}

/** Takes the place of earlier ones about the same object that were not accepted. */
async function storeInvitation(queries: Queries, invitation: NewInvitation): Promise<string> {
  const { objectType, objectId, email, username, outcome } = objectInvitations;
  await queries
    .update(objectInvitations)
    .set({ outcome: 'withdrawn', closedAt: invitation.createdAt })
    .where(
      and(
        eq(objectType, invitation.objectType),
        eq(objectId, invitation.objectId),
        or(
          sql`lower(${email}) = lower(${invitation.email ?? null}::text)`,
          sql`lower(${username}) = lower(${invitation.username ?? null}::text)`,
        ),
        or(isNull(outcome), inArray(outcome, ['declined'])),
      ),
    );
  const [stored] = await queries
    .insert(objectInvitations)
    .values(invitation)
    .returning({ id: objectInvitations.id });
  if (!stored) throw new Error('The invitation was not stored.');
  return stored.id;
}
