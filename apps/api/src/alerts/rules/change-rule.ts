import { isDeepStrictEqual } from 'node:util';
import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { indexRule } from '../index/index-rule.ts';
import { applyRuleMailChange } from '../mail/apply-rule-mail-change.ts';
import { countNew } from '../matches/count-new.ts';
import { alertMatches, alertRules } from '../tables.ts';
import { describeRule } from './describe-rule.ts';
import { lookingFrom, meetAsNow } from './looking-from.ts';
import { lockOwnRule, noRule } from './own-rule.ts';
import { readNewRule, searchCriteriaOf } from './rule-request.ts';

/** Changes a rule of the caller; what it has found is forgotten where it looks for something else. */
export const changeRule: Handler<typeof schemas.changeRule> = async (
  { params: { type, id }, body },
  context,
) => {
  const { database, caller, clock } = context;
  const { userId } = requireMember(caller);
  const search = searchCriteriaOf(body.search);
  const asked = await readNewRule(type, search, context);
  return database.transaction(async (transaction) => {
    const before = await lockOwnRule(transaction, { type, id, userId });
    const isOther = !isDeepStrictEqual(before.search, search);
    const pausedFor = before.pausedFor === 'owner' ? 'owner' : null;
    const looksAnew = isOther || before.pausedFor !== pausedFor;
    const now = clock.now();
    const { name, frequency, channels, news } = body;
    const [row] = await transaction
      .update(alertRules)
      .set({
        name,
        isNamedByOwner: before.isNamedByOwner || name !== before.name,
        search,
        frequency,
        channels,
        news,
        pausedFor,
        updatedAt: now,
        ...(looksAnew && lookingFrom(now)),
      })
      .where(eq(alertRules.id, id))
      .returning();
    if (!row) return noRule();
    if (isOther) await transaction.delete(alertMatches).where(eq(alertMatches.ruleId, id));
    else if (looksAnew) await meetAsNow(transaction, id);
    if (pausedFor === null) await indexRule(transaction, row, asked);
    await applyRuleMailChange(transaction, { before, row }, row.updatedAt);
    await announce(transaction, 'alerts', userId);
    return describeRule(row, await countNew(transaction, { id, ownerId: userId }));
  });
};
