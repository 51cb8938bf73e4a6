import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { countMerchants, takenOf } from '../read/live-places.ts';
import { boardsTable, boardWaits } from '../tables.ts';
import { notifyWaitingMerchants } from './notify-waiting-merchants.ts';

/** Of what merchants give up, and of holds and outages that end by time alone. */
export const freePlacesJob: Job = {
  name: 'tell-of-free-places',
  summary: 'Writes to those who wait for a place on a board that one is free.',
  everyMs: minuteMs,
  run: notifyOfFreePlaces,
};

/** Returns how many were notified. */
export async function notifyOfFreePlaces({
  database,
  clock,
  configuration,
  signal,
}: Pick<JobContext, 'database' | 'clock' | 'configuration' | 'signal'>): Promise<number> {
  const awaited = await database
    .selectDistinct({ id: boardsTable.id, capacity: boardsTable.capacity })
    .from(boardWaits)
    .innerJoin(boardsTable, eq(boardsTable.id, boardWaits.boardId))
    .where(isNull(boardsTable.retiredAt))
    .orderBy(asc(boardsTable.id));
  const ids = awaited.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const merchants = await countMerchants(database, clock.now(), ids);
  let told = 0;
  for (const { id, capacity } of awaited) {
    if (signal.aborted) break;
    if (takenOf(merchants(id)) >= capacity) continue;
    told += await database.transaction((transaction) =>
      notifyWaitingMerchants(transaction, id, { now: clock.now(), configuration }),
    );
  }
  return told;
}
