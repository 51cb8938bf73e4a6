import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import { lockRulesOf } from './find-untold.ts';
import { writeNews } from './write-news.ts';

/** The mail about what alerts have found: one for many listings of many alerts, each news once. */
export const alertNewsMail: MailWriter = {
  kind: 'alerts.news',
  async write(transaction, { id, locale }, { configuration, clock, paces }) {
    const own = await lockRulesOf(transaction, { ownerId: id }, paces);
    return writeNews({ database: transaction, configuration, clock }, own, {
      locale,
      hasAccount: true,
    });
  },
};
