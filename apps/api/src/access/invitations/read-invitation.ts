import type * as schemas from '@boardwalk/sdk-core/access/invitations/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import { citiesOf } from '../../account/memberships/cities-of.ts';
import { administers } from '../../account/memberships/membership-conditions.ts';
import { hashToken } from '../../account/secret-token.ts';
import { users } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePerson, personColumns } from '../person-columns.ts';
import { invitations } from '../tables.ts';

/**
 * Shows the recipient of the invitation its outcome; to anybody else it is the same as one that
 * never existed.
 */
export const readInvitation: Handler<typeof schemas.readInvitation> = async (
  { body: { token } },
  { caller, clock, database },
) => {
  const { userId, groups } = requireMember(caller);
  const now = clock.now();
  const ownEmail = sql`(select lower(own.email) from ${users} own where own.id = ${userId})`;
  const [row] = await database
    .select({
      invitation: invitations,
      inviter: personColumns,
      isGood: sql<boolean>`${administers(invitations.invitedBy, invitations.group, now)}`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.tokenHash, hashToken(token)),
        eq(sql`lower(${invitations.email})`, ownEmail),
      ),
    );
  if (!row) {
    throw new Problem('not-found', 'There is no such invitation for the address of your account.');
  }
  const { invitation, inviter, isGood } = row;
  return {
    id: invitation.id,
    group: invitation.group,
    permissions: invitation.actions,
    endsAt: invitation.endsAt?.toISOString() ?? null,
    ...citiesOf(invitation.group, invitation.cities),
    invitedBy: describePerson(inviter),
    expiresAt: invitation.expiresAt.toISOString(),
    state: stateOf(invitation, isGood, now),
    isMember: groups.has(invitation.group),
  };
};

function stateOf(
  { acceptedAt, expiresAt, endsAt }: typeof invitations.$inferSelect,
  isGood: boolean,
  now: Date,
) {
  if (acceptedAt) return 'accepted';
  const hasTime = expiresAt > now && (endsAt === null || endsAt > now);
  return isGood && hasTime ? 'waiting' : 'over';
}
