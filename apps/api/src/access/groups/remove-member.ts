import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { removeMembership } from '../../account/memberships/remove-membership.ts';
import { requireAnotherAdministrator } from '../../account/memberships/require-another-administrator.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { sessions, users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { invitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { lockAdministration } from './lock-administration.ts';
import { requireGroupAdministration } from './require-group-administration.ts';

export const removeMember: Handler<typeof schemas.removeMember> = async (
  { params: { g: group, user: userId } },
  context,
) => {
  requireGroupAdministration(context, group);
  await context.database.transaction(async (transaction) => {
    await lockAdministration(transaction, context, { group, about: userId });
    if (group === 'administrators') await requireAnotherAdministrator(transaction, userId);
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

/** An invitation that waits in somebody's mail would bring them back. */
async function withdrawInvitations(queries: Queries, group: Group, userId: number) {
  const email = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`;
  await queries
    .delete(invitations)
    .where(
      and(
        eq(invitations.group, group),
        eq(sql`lower(${invitations.email})`, email),
        isNull(invitations.acceptedAt),
      ),
    );
}
