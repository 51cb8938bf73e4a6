import { and, eq, gt, isNull, or, type Placeholder, type SQL } from 'drizzle-orm';
import { administers } from './membership-conditions.ts';
import { sessions, users } from './tables.ts';

/**
 * Whether a session, joined with its user, goes on, used or not: its time is not over, its owner may
 * sign in, and whoever acts as them is an administrator still.
 */
export function goesOnAt(now: Date | Placeholder): SQL | undefined {
  return and(
    gt(sessions.endsAt, now),
    eq(users.state, 'active'),
    or(isNull(sessions.actorId), administers(sessions.actorId, 'administrators', now)),
  );
}
