import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, not } from 'drizzle-orm';
import { isOver } from '../../account/sessions/session-conditions.ts';
import { sessions } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { requireRequestingSite } from '../sessions/require-requesting-site.ts';
import { embedConfirmations } from '../tables.ts';

type Row = typeof embedConfirmations.$inferSelect;

/**
 * The caller's own confirmation, with the name of the site that asks; there is none once the session
 * on the page is over, or where the page may sign nobody in any more.
 */
export async function requireOwnConfirmation(
  id: string,
  context: OperationContext,
): Promise<{ readonly row: Row; readonly siteName: string }> {
  const { caller, clock, database } = context;
  const { userId } = requireMember(caller);
  const [found] = await database
    .select({ row: embedConfirmations, siteKey: sessions.embedKey })
    .from(embedConfirmations)
    .innerJoin(sessions, eq(sessions.id, embedConfirmations.sessionId))
    .where(
      and(
        eq(embedConfirmations.id, id),
        eq(embedConfirmations.userId, userId),
        not(isOver(clock.now())),
      ),
    );
  if (!found?.siteKey) throw noConfirmation();
  const { row, siteKey } = found;
  const { siteName } = await requireRequestingSite({ siteKey, origin: row.origin }, context);
  return { row, siteName };
}

export function noConfirmation(): Problem {
  return new Problem('not-found', 'Nothing like that is to be confirmed.');
}
