import type * as schemas from '@boardwalk/sdk-core/account/sessions/schemas';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { sessions } from '../tables.ts';
import { isOver } from './session-conditions.ts';

/** Those that still count, the one that asks first. */
export const listSessions: Handler<typeof schemas.listSessions> = async (
  _,
  { caller, database, clock },
) => {
  const { userId, sessionId } = requireMember(caller);
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), not(isOver(clock.now()))))
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.seenAt), sessions.id);
  return rows.map(({ id, device, timeZone, createdAt, seenAt, actorId, embedOrigin }) => ({
    id,
    device,
    timeZone,
    startedAt: createdAt.toISOString(),
    usedAt: seenAt.toISOString(),
    isCurrent: id === sessionId,
    page: embedOrigin,
    isActing: actorId !== null,
  }));
};
