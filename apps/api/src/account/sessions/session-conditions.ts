import {
  and,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { administers } from '../memberships/membership-conditions.ts';
import { sessions, users } from '../tables.ts';
import { embedIdleMs, idleMs } from './session-life.ts';

/**
 * Whether a session, joined with its user, is valid, used or not: its time is not over, its owner
 * may sign in, and the person who acts as them is still an administrator.
 */
export function sessionIsValidAt(now: Date | Placeholder): SQL | undefined {
  return and(
    gt(sessions.endsAt, now),
    eq(users.state, 'active'),
    or(isNull(sessions.actorId), administers(sessions.actorId, 'administrators', now)),
  );
}

/** Whether a session is too old at `now`, or was not used for too long. */
export function isOver(now: Date): SQL {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const isUnused = or(
    lte(sessions.seenAt, before(idleMs)),
    and(isNotNull(sessions.embedKey), lte(sessions.seenAt, before(embedIdleMs))),
  );
  return sql`(${lte(sessions.endsAt, now)} or ${isUnused})`;
}
