import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Platform } from '../calls/operation.ts';
import type { Job } from '../jobs/job.ts';
import { mails } from '../tables.ts';

const retentionMs = 30 * dayMs;

export const oldMailsSweep: Job = {
  name: 'forget-old-mails',
  summary: 'Removes mail that is older than a month, and after an hour where it was asked from.',
  everyMs: hourMs,
  run: deleteOldMails,
};

/**
 * Removes mail that is older than a month, and after an hour the network that requested it; returns
 * how many mails.
 */
export async function deleteOldMails({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await database
    .update(mails)
    .set({ askedFrom: null })
    .where(and(isNotNull(mails.askedFrom), lt(mails.createdAt, before(hourMs))));
  const removed = await database
    .delete(mails)
    .where(lt(mails.createdAt, before(retentionMs)))
    .returning({ id: mails.id });
  return removed.length;
}
