import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import { renewSession } from '../../account/sessions/renew-session.ts';
import { absoluteMs } from '../../account/sessions/session-life.ts';
import { sessions } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { lockOwnSession } from '../lock-own-session.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';

/** Gives the administrator their own session back, which ends when it would have ended anyway. */
export async function endActing(_: unknown, context: OperationContext): Promise<null> {
  const { actorId, userId } = requireMember(context.caller);
  if (actorId === null) throw new Problem('conflict', 'You act as nobody but yourself.');
  await context.database.transaction(async (transaction) => {
    await lockOwnSession(transaction, context.caller);
    await writeAuditEntry(transaction, context, { event: 'acting-ended', subjectId: userId });
    const endsAt = sql`${sessions.createdAt} + make_interval(secs => ${absoluteMs / secondMs})`;
    await renewSession(transaction, { userId: actorId, actorId: null, endsAt }, context);
  });
  return null;
}
