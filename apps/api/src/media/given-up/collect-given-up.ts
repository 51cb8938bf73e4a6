import { givenUpDays } from '@boardwalk/sdk-core/media/own/own-files';
import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, lte } from 'drizzle-orm';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { markUnlessNeeded } from '../mark-for-removal.ts';
import { removeFile } from '../remove-file.ts';
import { filesTable } from '../tables.ts';
import { retainFiles } from './retain-files.ts';

const atOnce = 100;

export const givenUpFilesCollection: Job = {
  name: 'collect-given-up-files',
  summary: `Removes files of drafts that were thrown away ${givenUpDays} days ago, and of nothing else.`,
  everyMs: hourMs,
  run: collectGivenUp,
};

/** Removes what its owner did not keep; what is needed again stays for good. Returns how many went. */
export async function collectGivenUp({
  signal,
  extensions,
  ...platform
}: Pick<JobContext, 'database' | 'storage' | 'clock' | 'extensions'> &
  Partial<Pick<JobContext, 'signal'>>): Promise<number> {
  const { database, clock } = platform;
  const before = new Date(clock.now().getTime() - givenUpDays * dayMs);
  const due = await database
    .select({ id: filesTable.id, ownerId: filesTable.ownerId })
    .from(filesTable)
    .where(and(lte(filesTable.givenUpAt, before), eq(filesTable.state, 'ready')))
    .orderBy(filesTable.givenUpAt)
    .limit(atOnce);
  let count = 0;
  for (const { id, ownerId } of due) {
    if (signal?.aborted) break;
    // One without an owner is swept away anyhow.
    if (ownerId === null) continue;
    const own = { ownerId, id, givenUpBefore: before };
    const isGone = await database.transaction((one) => markUnlessNeeded(one, extensions, own));
    if (isGone) {
      await removeFile(platform, id);
      count += 1;
    } else {
      await retainFiles(database, { ownerId, ids: [id] });
    }
  }
  return count;
}
