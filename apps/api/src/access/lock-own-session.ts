import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import { sessions } from '../account/tables.ts';
import type { Caller } from '../platform/calls/caller.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';

/**
 * Until the transaction ends, the caller's session stays one of the person that it was when the
 * call came in: of two calls at once that would turn it into one of somebody else, one succeeds.
 */
export async function lockOwnSession(transaction: Queries, caller: Caller): Promise<void> {
  const { sessionId, userId, actorId } = requireMember(caller);
  const [session] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        sql`${sessions.actorId} is not distinct from ${actorId}::bigint`,
      ),
    )
    .for('update');
  if (session) return;
  throw new Problem('conflict', 'Your session has just become another one. Load the page anew.');
}
