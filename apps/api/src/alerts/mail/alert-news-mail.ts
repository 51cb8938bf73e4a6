import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import { alertsMail } from './alerts-mail.ts';
import { describeNews, type NewsOfRule } from './describe-news.ts';
import { findUntold, lockRulesOf } from './find-untold.ts';
import { keepTold } from './keep-told.ts';

/** The mail about what alerts have found: one for many listings of many alerts, each news once. */
export const alertNewsMail: MailWriter = {
  kind: 'alerts.news',
  async write(transaction, { id, locale }, { configuration, clock, paces }) {
    const all = await lockRulesOf(transaction, id);
    const asked = all.filter(
      ({ channels, frequency }) => channels.includes('mail') && paces.includes(frequency),
    );
    const surroundings = { database: transaction, configuration, clock };
    const untold = await findUntold(surroundings, id, asked);
    await keepTold(transaction, untold, all);
    const [first, ...others] = untold.rules;
    if (!first) return undefined;
    return {
      template: alertsMail,
      values: {
        ...countNews(untold.rules),
        name: first.rule.name,
        others: String(others.length),
        ...(await describeNews(surroundings, untold.rules, locale)),
      },
    };
  },
};

/** How many listings there are, and what is news of all of them, unless that differs. */
function countNews(rules: readonly NewsOfRule[]) {
  const all = rules.flatMap(({ found }) => found);
  const [news = 'several', ...others] = new Set(all.map((one) => one.news));
  return { count: String(all.length), news: others.length > 0 ? 'several' : news };
}
