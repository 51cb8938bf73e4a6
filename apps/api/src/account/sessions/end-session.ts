import type * as schemas from '@boardwalk/sdk-core/account/sessions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { sessions } from '../tables.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';
import { deleteSessions } from './delete-sessions.ts';

/** Ends one of the caller's own: who borrows a browser signs its owner out nowhere else. */
export const endSession: Handler<typeof schemas.endSession> = async (
  { params: { sessionId }, body },
  context,
) => {
  await withBothFactors(context, body, async (transaction, { id: userId }) => {
    const isTheirs = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
    const ended = await deleteSessions(transaction, isTheirs);
    if (ended === 0) throw new Problem('not-found', 'This session is over already.');
    context.log.info({ event: 'session-ended', userId }, 'somebody ended a session');
  });
  if (sessionId === requireMember(context.caller).sessionId) context.sessionCookie.clear();
  return null;
};
