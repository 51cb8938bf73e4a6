import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { removeMembership } from '../../account/memberships/remove-membership.ts';
import { requireAnotherAdministrator } from '../../account/memberships/require-another-administrator.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { memberships, sessions, users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { invitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { lockAdministration } from './lock-administration.ts';
import { requireGroupAdministration } from './require-group-administration.ts';
import { requireOwnCities } from './require-own-cities.ts';

export const removeMember: Handler<typeof schemas.removeMember> = async (
  { params: { g: group, user: userId } },
  context,
) => {
  const member = requireGroupAdministration(context, group);
  await context.database.transaction(async (transaction) => {
    await lockAdministration(transaction, context, { group, about: userId });
    if (group === 'administrators') await requireAnotherAdministrator(transaction, userId);
    requireOwnCities(member, group, await findCities(transaction, group, userId));
    const permissions = await removeMembership(transaction, userId, group);
    if (!permissions) throw new Problem('not-found', 'This user is not in the group.');
    await withdrawInvitations(transaction, group, userId);
    if (group === 'administrators') {
      await deleteSessions(transaction, eq(sessions.actorId, userId));
    }
    await writeAuditEntry(transaction, context, {
      event: 'member-removed',
      subjectId: userId,
      detail: { group, permissions },
    });
  });
  return null;
};

async function findCities(queries: Queries, group: Group, userId: number) {
  const rows = await queries
    .select({ cities: memberships.cities })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.group, group)));
  return rows.flatMap(({ cities }) => cities);
}

/** An invitation that waits in somebody's mail would bring them back; what they sent themselves counts no more. */
async function withdrawInvitations(queries: Queries, group: Group, userId: number) {
  const email = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`;
  await queries
    .delete(invitations)
    .where(
      and(
        eq(invitations.group, group),
        or(eq(sql`lower(${invitations.email})`, email), eq(invitations.invitedBy, userId)),
        isNull(invitations.acceptedAt),
      ),
    );
}
