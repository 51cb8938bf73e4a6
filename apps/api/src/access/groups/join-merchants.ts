import { defaultLevel } from '@boardwalk/sdk-core/access/group-levels';
import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import { and, eq } from 'drizzle-orm';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { storeMembership } from '../../account/memberships/store-membership.ts';
import { renewSession } from '../../account/sessions/renew-session.ts';
import { memberships } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockActiveUser } from '../accounts/lock-active-user.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';

const group = 'merchants';

/**
 * Makes the caller a merchant without an end date, which anybody may be. An existing membership
 * stays as it is: rights that an administrator gave for a limited time must not become permanent.
 */
export const joinMerchants: Handler<typeof schemas.joinMerchants> = (_request, context) => {
  const { userId } = requireMember(context.caller);
  return context.database.transaction(async (transaction) => {
    const now = context.clock.now();
    await lockActiveUser(transaction, userId);
    const isOwn = and(eq(memberships.userId, userId), eq(memberships.group, group));
    const [held] = await transaction
      .select({ permissions: memberships.actions, endsAt: memberships.endsAt })
      .from(memberships)
      .where(and(isOwn, countsAt(now)));
    if (held) return { ...held, name: group, endsAt: held.endsAt?.toISOString() ?? null };
    const terms = { group, actions: defaultLevel(group), endsAt: null, invitedBy: null } as const;
    const grant = await storeMembership(transaction, userId, terms, now);
    await writeAuditEntry(transaction, context, {
      event: 'member-joined',
      subjectId: userId,
      detail: grant,
    });
    await renewSession(transaction, {}, context);
    return grant;
  });
};
