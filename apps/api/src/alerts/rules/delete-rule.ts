import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { unindexRule } from '../index/index-rule.ts';
import { alertRules } from '../tables.ts';
import { lockOwnRule } from './own-rule.ts';

/** Deletes a rule of the caller, with all that it has found; for a day it can be brought back. */
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
    await announce(transaction, 'alerts', userId);
  });
  return null;
};
