import { awaitMails } from '../../mailing/waiting/await-mail.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { RuleRow } from '../tables.ts';

/** Has news of these rules told by mail, where their owners want that, in the transaction of the news. */
export function awaitNewsMail(
  transaction: Queries,
  rules: readonly RuleRow[],
  now: Date,
): Promise<void> {
  const told = rules.filter(({ channels }) => channels.includes('mail'));
  return awaitMails(
    transaction,
    told.map(({ ownerId, frequency }) => ({
      userId: ownerId,
      kind: 'alerts.news',
      pace: frequency,
      readyAt: now,
    })),
  );
}
