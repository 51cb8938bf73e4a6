import type * as schemas from '@boardwalk/sdk-core/access/acting/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import { isAdministrator } from '../../account/memberships/is-administrator.ts';
import { renewSession } from '../../account/sessions/renew-session.ts';
import { sessions } from '../../account/tables.ts';
import { withBothFactors } from '../../account/two-step/with-both-factors.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockActiveUser } from '../accounts/lock-active-user.ts';
import { lockOwnSession } from '../lock-own-session.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';

/** Longer than this nobody acts as somebody else. */
const actingMs = hourMs;

/**
 * Turns the administrator's session into one of the user, who is no administrator; the session
 * records who acts, and everything that is `inPerson` stays closed to it. A browser that was left
 * open is not enough for it.
 */
export const actAs: Handler<typeof schemas.actAs> = async ({ params: { id }, body }, context) => {
  const { caller, clock } = context;
  const { userId } = requireMember(caller);
  if (userId === id) throw new Problem('conflict', 'You are this user already.');
  const latest = new Date(clock.now().getTime() + actingMs);
  const { reason, ...factors } = body;
  const begin = async (transaction: Queries) => {
    await lockOwnSession(transaction, caller);
    await lockActiveUser(transaction, id);
    if (await isAdministrator(transaction, id, clock.now())) {
      throw new Problem('forbidden', 'Nobody acts as another administrator.');
    }
    await writeAuditEntry(transaction, context, {
      event: 'acting-began',
      subjectId: id,
      detail: { reason },
    });
    const endsAt = sql`least(${sessions.endsAt}, ${latest})`;
    await renewSession(transaction, { userId: id, actorId: userId, endsAt }, context);
  };
  await withBothFactors(context, factors, begin, { about: id });
  return null;
};
