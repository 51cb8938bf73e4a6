import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { and, eq, lte, not } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { countRows } from '../../platform/row-count.ts';
import { requireOwnRule } from '../rules/own-rule.ts';
import { alertMatches } from '../tables.ts';

/** Keeps up to which news of a rule the caller has looked. */
export const markRuleSeen: Handler<typeof schemas.markRuleSeen> = async (
  { params, body: { newest } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    const { id } = await requireOwnRule(transaction, { ...params, userId });
    const { ruleId, place, isSeen } = alertMatches;
    const changed = await transaction
      .update(alertMatches)
      .set({ isSeen: true })
      .where(and(eq(ruleId, id), lte(place, newest), not(isSeen)));
    if (countRows(changed) > 0) await announce(transaction, 'alerts', userId);
  });
  return null;
};
