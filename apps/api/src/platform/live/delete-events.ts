import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { countRows } from '../row-count.ts';
import { liveEvents } from '../tables.ts';

/** Removes events that are older, by the database's own time, as they are written; returns how many. */
export async function deleteEvents(queries: Queries, olderThanMs: number): Promise<number> {
  const oldest = sql`clock_timestamp() - make_interval(secs => ${olderThanMs / secondMs})`;
  return countRows(await queries.delete(liveEvents).where(lt(liveEvents.at, oldest)));
}
