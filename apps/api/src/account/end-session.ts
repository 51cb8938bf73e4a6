import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { requireMember } from '../platform/require-rule.ts';
import { deleteSessions } from './delete-sessions.ts';
import { sessions } from './tables.ts';

/** Ends one of the caller's own; that of this browser is a sign-out. */
export const endSession: Handler<typeof schemas.endSession> = async (
  { params },
  { caller, database, sessionCookie, log },
) => {
  const { userId, sessionId } = requireMember(caller);
  const isTheirs = and(eq(sessions.id, params.sessionId), eq(sessions.userId, userId));
  const ended = await database.transaction((transaction) => deleteSessions(transaction, isTheirs));
  if (ended === 0) throw new Problem('not-found', 'This session is over already.');
  if (params.sessionId === sessionId) sessionCookie.clear();
  log.info({ event: 'session-ended', userId }, 'somebody ended a session');
  return null;
};
