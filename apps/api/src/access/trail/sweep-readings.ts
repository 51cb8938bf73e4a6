import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { lt } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { hiddenReadings } from '../tables.ts';

/** Long enough for people who want to know who looked at their data in the past year. */
const retentionMs = 366 * dayMs;

export const readingsSweep: Job = {
  name: 'forget-readings',
  summary: 'Forgets who read what a year ago; the trail of what was done stays.',
  everyMs: hourMs,
  run: deleteOldReadings,
};

export async function deleteOldReadings({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const end = new Date(clock.now().getTime() - retentionMs);
  return countRows(await database.delete(hiddenReadings).where(lt(hiddenReadings.at, end)));
}
