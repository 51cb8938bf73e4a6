import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type Announcement, milliseconds } from '../platform/live/announce.ts';
import { liveEvents } from '../platform/tables.ts';

/** What was announced to these people after a time of the database: each topic once. */
export async function readAnnouncements(
  database: Database,
  userIds: readonly number[],
  from: number,
): Promise<Announcement[]> {
  const last = sql`max(${liveEvents.at})`;
  const rows = await database
    .select({
      userId: liveEvents.userId,
      topic: liveEvents.topic,
      at: sql<string>`${milliseconds(last)}`,
    })
    .from(liveEvents)
    .where(and(inArray(liveEvents.userId, [...userIds]), gt(liveEvents.at, new Date(from))))
    .groupBy(liveEvents.userId, liveEvents.topic);
  return rows.map(({ userId, topic, at }) => ({ userId, topic, at: Number(at) }));
}
