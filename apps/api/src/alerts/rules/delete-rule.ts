import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { unindexRule } from '../index/index-rule.ts';
import { alertRules } from '../tables.ts';
import { lockOwnRule } from './own-rule.ts';

/** Deletes a rule of the caller, with all that it has found; for a day it can be brought back, as one of the last fifty. */
export const deleteRule: Handler<typeof schemas.deleteRule> = async (
  { params: { type, id } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    await lockOwnRule(transaction, { type, id, userId });
    await transaction
      .update(alertRules)
      .set({ deletedAt: clock.now() })
      .where(eq(alertRules.id, id));
    await unindexRule(transaction, id);
    await forgetEarlier(transaction, userId);
    await announce(transaction, 'alerts', userId);
  });
  return null;
};

/** Retains as many as one user can have: deleting on and on stores nothing more. */
async function forgetEarlier(transaction: Queries, userId: UserId): Promise<void> {
  const earlier = transaction
    .select({ id: alertRules.id })
    .from(alertRules)
    .where(and(eq(alertRules.ownerId, userId), isNotNull(alertRules.deletedAt)))
    .orderBy(desc(alertRules.deletedAt), desc(alertRules.id))
    .offset(mostRules);
  await transaction.delete(alertRules).where(inArray(alertRules.id, earlier));
}
