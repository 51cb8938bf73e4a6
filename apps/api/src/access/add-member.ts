import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import { and, eq, ne } from 'drizzle-orm';
import { deleteSessions } from '../account/delete-sessions.ts';
import { renewSession } from '../account/renew-session.ts';
import { storeMembership } from '../account/store-membership.ts';
import { sessions } from '../account/tables.ts';
import type { Handler } from '../platform/domain.ts';
import { requireMember } from '../platform/require-rule.ts';
import { lockActiveUser } from './lock-active-user.ts';
import { requireTerms } from './membership-terms.ts';
import { withAdministratorsFactors } from './with-administrators-factors.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/**
 * Puts somebody into a group without asking them by mail. Sessions that began without the right are
 * not given it: they end, and the new member signs in anew. Naming an administrator takes both factors.
 */
export const addMember: Handler<typeof schemas.addMember> = async (
  { params: { id }, body },
  context,
) => {
  const { clock } = context;
  const { userId, sessionId } = requireMember(context.caller);
  const { group, permissions, endsAt: wantedEnd } = body;
  const wanted = { giverId: userId, group, permissions, endsAt: wantedEnd };
  const { actions, endsAt } = await requireTerms(wanted, context);
  const entry = { isAdministrators: group === 'administrators', factors: body, about: id };
  return withAdministratorsFactors(context, entry, async (transaction) => {
    await lockActiveUser(transaction, id);
    const terms = { group, actions, endsAt, invitedBy: userId };
    const grant = await storeMembership(transaction, id, terms, clock.now());
    await deleteSessions(transaction, and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    if (id === userId) await renewSession(transaction, {}, context);
    await writeAuditEntry(transaction, context, {
      event: 'member-added',
      subjectId: id,
      detail: { group, permissions: actions, endsAt },
    });
    return grant;
  });
};
