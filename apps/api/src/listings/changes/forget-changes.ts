import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { lt, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { listingChanges } from '../tables.ts';

/** A reader that has read nothing for this many days reads everything again. */
const keptDays = 7;

export const oldChangesSweep: Job = {
  name: 'remove-old-listing-changes',
  summary: `Removes what happened to listings more than ${keptDays} days ago.`,
  everyMs: hourMs,
  run: forgetOldChanges,
};

/** Removes old changes, by the database's own time, as they are written; returns how many. */
export async function forgetOldChanges({ database }: Pick<Platform, 'database'>): Promise<number> {
  const oldest = sql`clock_timestamp() - make_interval(days => ${keptDays}::integer)`;
  return countRows(await database.delete(listingChanges).where(lt(listingChanges.at, oldest)));
}
