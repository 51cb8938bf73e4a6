import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { indexRule } from '../index/index-rule.ts';
import { alertRules } from '../tables.ts';
import { describeRule } from './describe-rule.ts';
import { readNewRule, searchCriteriaOf } from './rule-request.ts';
import { requireRuleRoom } from './rule-room.ts';

/** Saves a search for the caller. */
export const createRule: Handler<typeof schemas.createRule> = async (
  { params: { type }, body },
  context,
) => {
  const { database, caller, clock, keepAnswer } = context;
  const { userId } = requireMember(caller);
  const search = searchCriteriaOf(body.search);
  const asked = await readNewRule(type, search, context);
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await requireRuleRoom(transaction, userId);
    const now = clock.now();
    const { name, frequency, channels, news } = body;
    const [row] = await transaction
      .insert(alertRules)
      .values({
        ownerId: userId,
        kind: type,
        name,
        search,
        frequency,
        channels,
        news,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('The rule was not kept.');
    await indexRule(transaction, row, asked);
    await announce(transaction, 'alerts', userId);
    const answer = describeRule(row, 0);
    await keepAnswer(transaction, answer);
    return answer;
  });
};
