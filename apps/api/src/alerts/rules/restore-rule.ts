import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { eq } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { indexRule } from '../index/index-rule.ts';
import { awaitNewsMail } from '../mail/await-news-mail.ts';
import { countNew } from '../matches/count-new.ts';
import { alertRules } from '../tables.ts';
import { canComeBack } from './deleted-rules.ts';
import { describeRule } from './describe-rule.ts';
import { lookingFrom, meetAsNow } from './looking-from.ts';
import { lockOwnRuleOrDeleted, noRule } from './own-rule.ts';
import { readStoredRule } from './rule-request.ts';
import { requireRuleRoom } from './rule-room.ts';

/** Brings a rule of the caller back that they have deleted; one that can't look any more comes back paused. */
export const restoreRule: Handler<typeof schemas.restoreRule> = async (
  { params: { type, id } },
  context,
) => {
  const { database, caller, clock } = context;
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    // Locked before the rule, as writing its mail does.
    await lockUser(transaction, userId);
    const row = await lockOwnRuleOrDeleted(transaction, { type, id, userId });
    const newCount = await countNew(transaction, row);
    if (row.deletedAt === null) return describeRule(row, newCount);
    const now = clock.now();
    if (!canComeBack(row.deletedAt, now)) return noRule();
    await requireRuleRoom(transaction, userId);
    const asked = await readStoredRule(row, { ...context, database: transaction });
    const fault = typeof asked === 'string' ? asked : null;
    const back = { ...row, deletedAt: null, pausedFor: row.pausedFor ?? fault };
    const { deletedAt, pausedFor } = back;
    await transaction
      .update(alertRules)
      .set({ deletedAt, pausedFor, ...lookingFrom(now) })
      .where(eq(alertRules.id, id));
    await meetAsNow(transaction, id);
    if (pausedFor === null && typeof asked !== 'string') {
      await indexRule(transaction, back, asked);
      // What it had found before waits no more where mail was written meanwhile.
      await awaitNewsMail(transaction, { rules: [back] }, now);
    }
    await announce(transaction, 'alerts', userId);
    return describeRule(back, newCount);
  });
};
