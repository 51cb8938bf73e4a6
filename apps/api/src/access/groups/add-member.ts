import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import { and, eq, ne } from 'drizzle-orm';
import { storeMembership } from '../../account/memberships/store-membership.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { renewSession } from '../../account/sessions/renew-session.ts';
import { sessions } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockActiveUser } from '../accounts/lock-active-user.ts';
import { withAdministratorsFactors } from '../accounts/with-administrators-factors.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { lockAdministration } from './lock-administration.ts';
import { requireTerms } from './membership-terms.ts';

/**
 * Puts a person into a group without an invitation by mail. Sessions that began without the right
 * are not given it: they end, and the new member signs in again. Naming an administrator requires
 * both factors.
 */
export const addMember: Handler<typeof schemas.addMember> = async (
  { params: { id }, body },
  context,
) => {
  const { clock } = context;
  const { userId, sessionId } = requireMember(context.caller);
  const { group, permissions, endsAt: wantedEnd } = body;
  const wanted = { giverId: userId, group, permissions, endsAt: wantedEnd, cities: body.cities };
  const { actions, endsAt, cities } = await requireTerms(wanted, context);
  const entry = { isAdministrators: group === 'administrators', factors: body, about: id };
  return withAdministratorsFactors(context, entry, async (transaction) => {
    await lockAdministration(transaction, context, { group: 'administrators', about: id });
    await lockActiveUser(transaction, id);
    const terms = { group, actions, endsAt, cities, invitedBy: userId };
    const grant = await storeMembership(transaction, id, terms, clock.now());
    await deleteSessions(transaction, and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    if (id === userId) await renewSession(transaction, {}, context);
    await writeAuditEntry(transaction, context, {
      event: 'member-added',
      subjectId: id,
      detail: { group, permissions: actions, endsAt, ...(cities.length > 0 && { cities }) },
    });
    return grant;
  });
};
