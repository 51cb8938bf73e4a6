import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { unindexRule } from '../index/index-rule.ts';
import { alertRules, type RuleRow } from '../tables.ts';
import type { RuleFault } from './rule-request.ts';

/**
 * Pauses rules whose place or values no longer exist; the pages of those with an account are
 * notified.
 */
export async function pauseFaulty(
  transaction: Queries,
  rows: readonly RuleRow[],
  faults: ReadonlyMap<number, RuleFault>,
  now: Date,
): Promise<void> {
  for (const { id, ownerId } of rows) {
    const pausedFor = faults.get(id);
    if (!pausedFor) continue;
    await transaction
      .update(alertRules)
      .set({ pausedFor, updatedAt: now })
      .where(eq(alertRules.id, id));
    await unindexRule(transaction, id);
    if (ownerId !== null) await announce(transaction, 'alerts', ownerId);
  }
}
