import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { isDeletedForGood } from '../rules/deleted-rules.ts';
import { alertAddresses, alertConsents, alertRequests, alertRules } from '../tables.ts';

/** For as long after its end a consent may have to be shown: three years, by Canada's law on such mail. */
const retentionMs = 3 * 366 * dayMs;

export const mailedAlertsSweep: Job = {
  name: 'forget-alerts-by-mail',
  summary:
    'Removes alerts a day after they were deleted, those by mail that nobody confirmed within a week, and consents three years after their end.',
  everyMs: hourMs,
  run: sweepMailedAlerts,
};

/** Removes rules that can’t be brought back any more, requests whose links are over, consents that ended long ago, and addresses that have none left. */
export async function sweepMailedAlerts({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  let count = countRows(await database.delete(alertRules).where(isDeletedForGood(now)));
  count += countRows(await database.delete(alertRequests).where(lte(alertRequests.expiresAt, now)));
  // Whose alert was deleted, by its owner or with an account, gets no more mail by it.
  await database
    .update(alertConsents)
    .set({ endedAt: now })
    .where(and(isNull(alertConsents.ruleId), isNull(alertConsents.endedAt)));
  const isOld = lte(alertConsents.endedAt, new Date(now.getTime() - retentionMs));
  count += countRows(await database.delete(alertConsents).where(isOld));
  const of = (table: typeof alertConsents | typeof alertRules) =>
    database
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${table.addressId} = ${alertAddresses.id}`);
  const isUnused = and(notExists(of(alertConsents)), notExists(of(alertRules)));
  return count + countRows(await database.delete(alertAddresses).where(isUnused));
}
