import { and, isNotNull, lte, or, sql } from 'drizzle-orm';
import { embedIdleMs, idleMs } from './session-life.ts';
import { sessions } from './tables.ts';

/** A condition that sessions meet which are over at `now`: too old, or not used for too long. */
export function isOver(now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return (
    or(
      lte(sessions.endsAt, now),
      lte(sessions.seenAt, before(idleMs)),
      and(isNotNull(sessions.embedKey), lte(sessions.seenAt, before(embedIdleMs))),
    ) ?? sql`false`
  );
}
