import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { indexRule } from '../index/index-rule.ts';
import { countNew } from '../matches/count-new.ts';
import { alertRules } from '../tables.ts';
import { describeRule } from './describe-rule.ts';
import { lookingFrom, meetAsNow } from './looking-from.ts';
import { lockOwnRule } from './own-rule.ts';
import { type RuleFault, readStoredRule } from './rule-request.ts';

/** Lets a rule of the caller look again, where it still can. */
export const resumeRule: Handler<typeof schemas.resumeRule> = async (
  { params: { type, id } },
  context,
) => {
  const { database, caller, clock } = context;
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    const row = await lockOwnRule(transaction, { type, id, userId });
    const newCount = await countNew(transaction, row);
    if (row.pausedFor === null) return describeRule(row, newCount);
    const asked = await readStoredRule(row, context);
    if (typeof asked === 'string') throw cantLook(asked);
    const now = clock.now();
    const resumed = { pausedFor: null, updatedAt: now };
    await transaction
      .update(alertRules)
      .set({ ...resumed, ...lookingFrom(now) })
      .where(eq(alertRules.id, id));
    await meetAsNow(transaction, id);
    await indexRule(transaction, row, asked);
    await announce(transaction, 'alerts', userId);
    return describeRule({ ...row, ...resumed }, newCount);
  });
};

/** Why a rule can't look, in words. */
export function cantLook(fault: RuleFault): Problem {
  return fault === 'place'
    ? new Problem('unknown-place', 'The place of this alert is not known any more. Choose another.')
    : new Problem('conflict', 'This alert asks for something that is gone. Change its filters.');
}
