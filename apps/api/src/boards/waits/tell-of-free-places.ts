import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { countMerchants, takenOf } from '../read/live-places.ts';
import { boards, boardWaits } from '../tables.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Of what merchants give up, and of holds and outages that end by time alone. */
export const freePlaces: Job = {
  name: 'tell-of-free-places',
  summary: 'Writes to those who wait for a place on a board that one is free.',
  everyMs: minuteMs,
  run: tellOfFreePlaces,
};

/** Returns how many were told. */
export async function tellOfFreePlaces({
  database,
  clock,
  configuration,
  signal,
}: Pick<JobContext, 'database' | 'clock' | 'configuration' | 'signal'>): Promise<number> {
  const awaited = await database
    .selectDistinct({ id: boards.id, capacity: boards.capacity })
    .from(boardWaits)
    .innerJoin(boards, eq(boards.id, boardWaits.boardId))
    .where(isNull(boards.retiredAt))
    .orderBy(asc(boards.id));
  const ids = awaited.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const merchants = await countMerchants(database, clock.now(), ids);
  let told = 0;
  for (const { id, capacity } of awaited) {
    if (signal.aborted) break;
    if (takenOf(merchants(id)) >= capacity) continue;
    told += await database.transaction((transaction) =>
      tellWaiting(transaction, id, { now: clock.now(), configuration }),
    );
  }
  return told;
}
