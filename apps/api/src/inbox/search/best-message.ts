import type { ThreadMatch } from '@boardwalk/sdk-core/inbox/search/schemas';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { describeMessage } from '../threads/describe-message.ts';
import { excerptWithMarks } from './excerpt-with-marks.ts';
import { findMarks, type InboxSearchTerm } from './inbox-search-terms.ts';

type MessageRow = typeof inboxThreadMessages.$inferSelect;

/** The messages at these places of threads, and the newest of each; none that was deleted. */
export async function readCandidates(
  queries: Queries,
  userId: number,
  rows: readonly { readonly id: number; readonly places: readonly number[] }[],
): Promise<readonly MessageRow[]> {
  // At 0, where a name or a title has a word, there is no message.
  const pairs = rows.flatMap(({ id, places }) => places.map((place) => [id, place] as const));
  const ids = sql.param(rows.map(({ id }) => id));
  const found = await queries
    .select({ message: inboxThreadMessages })
    .from(inboxThreadMessages)
    .innerJoin(
      inboxPeople,
      sql`${inboxPeople.threadId} = ${inboxThreadMessages.threadId} and ${inboxPeople.userId} = ${userId}`,
    )
    .where(sql`
      (${inboxThreadMessages.threadId}, ${inboxThreadMessages.place}) in (
        select thread, place from unnest(
          ${sql.param(pairs.map(([id]) => id))}::bigint[],
          ${sql.param(pairs.map(([, place]) => place))}::integer[]
        ) as met(thread, place)
        union
        select ${inboxThreads.id}, ${inboxThreads.newest} from ${inboxThreads}
        where ${inboxThreads.id} = any(${ids}::bigint[])
      ) and ${inboxThreadMessages.place} > ${inboxPeople.hiddenTo}`);
  return found.map(({ message }) => message);
}

/** The message that has most of the words, as its reader reads it; of several the newest. */
export function bestMessage(
  rows: readonly MessageRow[],
  own: Parameters<typeof describeMessage>[1],
  asked: readonly InboxSearchTerm[],
): ThreadMatch['message'] | undefined {
  const read = rows.map((row) => {
    const message = describeMessage(row, own);
    return { message, ...findMarks(message.body, asked) };
  });
  const [best] = read.toSorted(
    (one, other) => other.found - one.found || other.message.place - one.message.place,
  );
  if (!best) return undefined;
  const { place, authorId, sentAt, body } = best.message;
  const { text: excerpt, marks } = excerptWithMarks(body, best.marks);
  return { place, authorId, sentAt, excerpt, marks: [...marks] };
}
