import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { lt, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { boardChanges } from '../tables.ts';

/** No process keeps a map as long (`map-keeper.ts`). */
const keptHours = 24;

export const oldBoardChangesSweep: Job = {
  name: 'remove-old-board-changes',
  summary: `Removes which transactions changed boards more than ${keptHours} hours ago.`,
  everyMs: hourMs,
  run: forgetOldBoardChanges,
};

/** Removes old changes, by the database's own time, as they are written; returns how many. */
export async function forgetOldBoardChanges({
  database,
}: Pick<Platform, 'database'>): Promise<number> {
  const oldest = sql`clock_timestamp() - make_interval(hours => ${keptHours}::integer)`;
  return countRows(await database.delete(boardChanges).where(lt(boardChanges.at, oldest)));
}
