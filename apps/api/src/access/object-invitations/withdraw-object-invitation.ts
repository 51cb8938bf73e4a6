import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { requirePermission } from '../require-permission.ts';
import { objectInvitations } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { areShownFor, sentToOf } from './describe-invitation.ts';

/** What is accepted at the same moment is accepted: then there is nothing to take back. */
export const withdrawObjectInvitation: Handler<typeof schemas.withdrawObjectInvitation> = async (
  { params: { invitation, ...ref } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, ref);
    const surroundings = { ...context, database: transaction };
    const { storedAs } = await requirePermission(surroundings, 'administration', ref);
    const now = context.clock.now();
    const [withdrawn] = await transaction
      .update(objectInvitations)
      .set({ outcome: 'withdrawn', closedAt: now })
      .where(and(eq(objectInvitations.id, invitation), areShownFor(storedAs, now)))
      .returning({ email: objectInvitations.email, username: objectInvitations.username });
    if (!withdrawn) throw new Problem('not-found', 'There is no such invitation any more.');
    await writeAuditEntry(transaction, context, {
      event: 'permission-offer-withdrawn',
      subjectId: null,
      detail: { ...storedAs, email: sentToOf(withdrawn) },
    });
  });
  return null;
};
