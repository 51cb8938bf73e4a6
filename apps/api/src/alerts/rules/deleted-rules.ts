import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import { alertRules } from '../tables.ts';

/** For as long as a rule that was deleted can be brought back, in milliseconds. */
const retentionMs = dayMs;

/** Whether a rule exists for the caller: its owner has not deleted it. */
export const isNotDeleted = isNull(alertRules.deletedAt);

/** Whether a rule was deleted so long ago that it is removed. */
export function isDeletedForGood(now: Date) {
  return and(isNotNull(alertRules.deletedAt), lte(alertRules.deletedAt, lastDayBegan(now)));
}

/** Whether a rule that was deleted can still be brought back. */
export function canComeBack(deletedAt: Date, now: Date): boolean {
  return deletedAt > lastDayBegan(now);
}

function lastDayBegan(now: Date): Date {
  return new Date(now.getTime() - retentionMs);
}
