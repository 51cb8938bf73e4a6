import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertMatches, type RuleRow } from '../tables.ts';
import { awaitNewsMail } from './await-news-mail.ts';
import { storeMailedPlace } from './store-mailed-news.ts';

interface Change {
  readonly before: RuleRow;
  readonly row: RuleRow;
}

/**
 * Adapts mail to what a rule, which is locked, now requires: pending news comes at the new pace,
 * and what came while it required no mail is not reported later.
 */
export async function applyRuleMailChange(
  transaction: Queries,
  { before, row }: Change,
  now: Date,
): Promise<void> {
  if (!row.channels.includes('mail')) return;
  if (!before.channels.includes('mail')) {
    await storeMailedPlace(transaction, [row.id], await lastPlaceOf(transaction, row));
  } else if (before.frequency !== row.frequency) {
    await awaitNewsMail(transaction, { rules: [row] }, now);
  }
}

async function lastPlaceOf(transaction: Queries, { id }: RuleRow): Promise<number> {
  const [last] = await transaction
    .select({ place: sql<number>`coalesce(max(${alertMatches.place}), 0)`.mapWith(Number) })
    .from(alertMatches)
    .where(eq(alertMatches.ruleId, id));
  return last?.place ?? 0;
}
