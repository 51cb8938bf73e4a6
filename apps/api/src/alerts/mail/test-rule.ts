import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { queueKindMail } from '../../mailing/waiting/queue-kind-mail.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findNow } from '../matches/find-now.ts';
import { lockOwnRule, requireOwnRule } from '../rules/own-rule.ts';
import { describeNews, groupOfRule } from './describe-news.ts';
import { takeTest } from './take-test.ts';
import { ruleTestMail } from './templates/rule-test-mail.ts';

const mostListings = 3;

/**
 * Mails the caller what a rule of theirs finds now; what is new stays so, and so does what was
 * reported.
 */
export const testRule: Handler<typeof schemas.testRule> = async ({ params }, context) => {
  const { database, caller, clock } = context;
  const { userId } = requireMember(caller);
  const rule = await requireOwnRule(database, { ...params, userId });
  const { asked, ids } = await findNow(context, rule, { start: 0, size: mostListings });
  const { email, locale } = users;
  const [owner] = await database.select({ email, locale }).from(users).where(eq(users.id, userId));
  if (!owner?.email) {
    throw new Problem('conflict', 'Your account has no address that mail could go to.');
  }
  const found = ids.map((id) => ({ id, news: 'new' }) as const);
  const reader = { locale: owner.locale, hasAccount: true };
  const group = groupOfRule({ rule, asked, found }, reader);
  const values = await describeNews(context, [group], reader);
  const mail = { template: ruleTestMail, values: { name: group.name, ...values } };
  const to = { id: userId, email: owner.email, locale: owner.locale };
  await database.transaction(async (transaction) => {
    const now = clock.now();
    await lockOwnRule(transaction, { ...params, userId });
    await takeTest(transaction, { ruleId: rule.id, email: to.email }, now);
    await queueKindMail(transaction, context, { reader: to, kind: 'alerts.news', mail }, now);
  });
  return null;
};
