import type * as schemas from '@boardwalk/sdk-core/access/invitations/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { requireGroupAdministration } from '../groups/require-group-administration.ts';
import { requireOwnCities } from '../groups/require-own-cities.ts';
import { invitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';

/** What is accepted at the same moment is accepted: then there is nothing to take back. */
export const withdrawInvitation: Handler<typeof schemas.withdrawInvitation> = async (
  { params: { g: group, id } },
  context,
) => {
  const member = requireGroupAdministration(context, group);
  await context.database.transaction(async (transaction) => {
    const [withdrawn] = await transaction
      .delete(invitations)
      .where(
        and(eq(invitations.id, id), eq(invitations.group, group), isNull(invitations.acceptedAt)),
      )
      .returning({ email: invitations.email, cities: invitations.cities });
    if (!withdrawn) throw new Problem('not-found', 'There is no such invitation any more.');
    requireOwnCities(member, group, withdrawn.cities);
    await writeAuditEntry(transaction, context, {
      event: 'invitation-withdrawn',
      subjectId: null,
      detail: { group, email: withdrawn.email },
    });
  });
  return null;
};
