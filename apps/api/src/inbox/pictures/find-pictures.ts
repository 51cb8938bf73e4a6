import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPictures, type inboxThreadMessages } from '../tables.ts';

export type PictureRow = Pick<
  typeof inboxPictures.$inferSelect,
  'id' | 'width' | 'height' | 'thumbhash'
>;

/** Which message, and how many pictures it has. */
type Pictured = Pick<typeof inboxThreadMessages.$inferSelect, 'threadId' | 'place' | 'pictures'>;

/** Looks up the pictures of messages, of those alone that have some; answers those of each. */
export async function findPictures(queries: Queries, messages: readonly Pictured[]) {
  const wanted = messages.filter(({ pictures }) => pictures > 0);
  const byMessage = new Map<string, PictureRow[]>();
  const keyOf = ({ threadId, place }: { threadId: number | null; place: number | null }) =>
    `${threadId} ${place}`;
  if (wanted.length > 0) {
    const { id, threadId, place, position, width, height, thumbhash } = inboxPictures;
    const threads = sql.param(wanted.map((message) => message.threadId));
    const places = sql.param(wanted.map((message) => message.place));
    const rows = await queries
      .select({ id, threadId, place, width, height, thumbhash })
      .from(inboxPictures)
      .innerJoin(
        sql`unnest(${threads}::bigint[], ${places}::integer[]) as wanted(thread, at)`,
        sql`${threadId} = wanted.thread and ${place} = wanted.at`,
      )
      .orderBy(asc(threadId), asc(place), asc(position));
    for (const row of rows) {
      const { threadId: _, place: at, ...picture } = row;
      const key = keyOf({ threadId: row.threadId, place: at });
      byMessage.set(key, [...(byMessage.get(key) ?? []), picture]);
    }
  }
  return (message: Pick<Pictured, 'threadId' | 'place'>): readonly PictureRow[] =>
    byMessage.get(keyOf(message)) ?? [];
}
