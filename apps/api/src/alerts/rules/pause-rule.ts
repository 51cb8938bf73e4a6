import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { unindexRule } from '../index/index-rule.ts';
import { countNew } from '../matches/count-new.ts';
import { alertRules } from '../tables.ts';
import { describeRule } from './describe-rule.ts';
import { lockOwnRule } from './own-rule.ts';

/** Lets a rule of the caller find nothing for now. */
export const pauseRule: Handler<typeof schemas.pauseRule> = async (
  { params: { type, id } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    const row = await lockOwnRule(transaction, { type, id, userId });
    const newCount = await countNew(transaction, row);
    if (row.pausedFor !== null) return describeRule(row, newCount);
    const paused = { pausedFor: 'owner', updatedAt: clock.now() } as const;
    await transaction.update(alertRules).set(paused).where(eq(alertRules.id, id));
    await unindexRule(transaction, id);
    await announce(transaction, 'alerts', userId);
    return describeRule({ ...row, ...paused }, newCount);
  });
};
