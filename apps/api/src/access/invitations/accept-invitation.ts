import type * as schemas from '@boardwalk/sdk-core/access/invitations/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { administers } from '../../account/memberships/membership-conditions.ts';
import { storeMembership } from '../../account/memberships/store-membership.ts';
import { hashToken } from '../../account/secret-token.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { renewSession } from '../../account/sessions/renew-session.ts';
import { sessions, users } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lockActiveUser } from '../accounts/lock-active-user.ts';
import { invitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';

/**
 * Joins a group. The mailed token alone is not enough: it works once, for the account of the
 * address that it was mailed to, while the inviter still looks after the group. Every other token
 * gets the same answer.
 */
export async function acceptInvitation(
  { params: { id }, body: { token } }: EndpointRequest<typeof schemas.acceptInvitation>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.acceptInvitation>> {
  const { userId } = requireMember(context.caller);
  return context.database.transaction(async (transaction) => {
    await lockActiveUser(transaction, userId);
    const invitation = await takeInvitation(
      transaction,
      { id, token },
      userId,
      context.clock.now(),
    );
    const { group, invitedBy } = invitation;
    const grant = await storeMembership(transaction, userId, invitation, context.clock.now());
    if (group === 'administrators') await endActingAs(transaction, userId);
    await writeAuditEntry(transaction, context, {
      event: 'member-joined',
      subjectId: userId,
      detail: { ...grant, invitedBy },
    });
    await renewSession(transaction, {}, context);
    return grant;
  });
}

interface Accepted {
  readonly id: string;
  readonly token: string;
}

async function takeInvitation(
  queries: Queries,
  { id, token }: Accepted,
  userId: number,
  now: Date,
) {
  const ownEmail = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`;
  const [invitation] = await queries
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(
      and(
        eq(invitations.id, id),
        eq(invitations.tokenHash, hashToken(token)),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
        or(isNull(invitations.endsAt), gt(invitations.endsAt, now)),
        eq(sql`lower(${invitations.email})`, ownEmail),
        administers(invitations.invitedBy, invitations.group, now),
      ),
    )
    .returning();
  if (invitation) return invitation;
  throw new Problem(
    'not-found',
    'This invitation counts no more, or was sent to another address than yours.',
  );
}

/** Nobody acts as an administrator. */
async function endActingAs(queries: Queries, userId: number): Promise<void> {
  await deleteSessions(queries, and(eq(sessions.userId, userId), isNotNull(sessions.actorId)));
}
