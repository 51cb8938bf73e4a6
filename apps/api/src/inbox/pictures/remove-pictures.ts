import { reportedDays, unsentHours } from '@boardwalk/sdk-core/inbox/limits';
import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { reports } from '../../reports/tables.ts';
import { inboxPictures, inboxReportedMessages } from '../tables.ts';
import { messagePicturePaths } from './picture-path.ts';
import { isReported } from './picture-readers.ts';

const atOnce = 100;

type Keepers = Pick<Platform, 'database' | 'storage'>;

export const messagePicturesSweep: Job = {
  name: 'remove-message-pictures',
  summary: `Removes pictures that were not sent within ${unsentHours} hours or that both people of their thread have deleted, and what was kept of threads ${reportedDays} days after their report was decided.`,
  everyMs: 600_000,
  run: sweepPictures,
};

/** Removes what nobody is shown any more; answers how many pictures went. */
export async function sweepPictures({
  signal,
  ...platform
}: Keepers & Pick<Platform, 'clock'> & Partial<Pick<JobContext, 'signal'>>): Promise<number> {
  const { database, clock } = platform;
  const now = clock.now();
  await forgetReported(platform, new Date(now.getTime() - reportedDays * dayMs));
  const isLeft = isLeftOver(new Date(now.getTime() - unsentHours * hourMs));
  const left = await database
    .select({ id: inboxPictures.id })
    .from(inboxPictures)
    .where(isLeft)
    .limit(atOnce);
  let count = 0;
  for (const { id } of left) {
    if (signal?.aborted) break;
    // It may have been sent since.
    if (await removeMessagePicture(platform, id, isLeft)) count += 1;
  }
  return count;
}

/** Neither sent nor about to be, and no moderator needs it. */
function isLeftOver(before: Date): SQL | undefined {
  return and(
    isNull(inboxPictures.threadId),
    or(isNull(inboxPictures.ownerId), lt(inboxPictures.createdAt, before)),
    not(isReported),
  );
}

/**
 * Takes a picture that is not sent away with all that was stored of it, unless it is otherwise than
 * `condition` says. The row goes last, so that what fails half way is found again.
 */
export async function removeMessagePicture(
  { database, storage }: Keepers,
  id: string,
  condition?: SQL,
): Promise<boolean> {
  const marked = await database
    .update(inboxPictures)
    .set({ isReady: false })
    .where(and(eq(inboxPictures.id, id), isNull(inboxPictures.threadId), condition))
    .returning({ id: inboxPictures.id });
  if (marked.length === 0) return false;
  for (const path of messagePicturePaths(id)) await storage.remove(path);
  await database.delete(inboxPictures).where(eq(inboxPictures.id, id));
  return true;
}

/** What moderators have decided of, nobody asks about after a while. */
async function forgetReported({ database }: Pick<Platform, 'database'>, before: Date) {
  const decided = database
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectKind, 'thread'), lt(reports.decidedAt, before)));
  await database
    .delete(inboxReportedMessages)
    .where(inArray(inboxReportedMessages.reportId, decided));
}
