import type * as schemas from '@boardwalk/sdk-core/inbox/search/schemas';
import type { ThreadMatch } from '@boardwalk/sdk-core/inbox/search/schemas';
import { listingId, threadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxPeople, inboxThreads } from '../tables.ts';
import { describeCorrespondent } from '../threads/find-threads.ts';
import { bestMessage, readCandidates } from './best-message.ts';
import { findMatchingThreads } from './find-matching-threads.ts';
import { findBeginnings, readInboxSearchTerms } from './inbox-search-terms.ts';

/** Finds threads of the caller by words, by the other person and by what they are about. */
export const searchThreads: Handler<typeof schemas.searchThreads> = async (
  { query: { text, start, size } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  const asked = readInboxSearchTerms(text);
  if (asked.length === 0) return { results: [], total: 0 };
  const now = clock.now();
  const { rows, total } = await findMatchingThreads(database, { userId, asked, start, size }, now);
  if (rows.length === 0) return { results: [], total };
  const [threads, messages] = await Promise.all([
    readThreads(
      database,
      userId,
      rows.map(({ id }) => id),
    ),
    readCandidates(database, userId, rows),
  ]);
  const subjects = threads.flatMap(({ thread }) => thread.subjectId ?? []);
  const cards = await readSummaries(database, [...new Set(subjects)], now);
  const titles = new Map<number, string>(cards.map(({ id, title }) => [id, title]));
  const results = rows.flatMap(({ id }): ThreadMatch[] => {
    const found = threads.find(({ thread }) => thread.id === id);
    const message =
      found &&
      bestMessage(
        messages.filter(({ threadId }) => threadId === id),
        found.own,
        asked,
      );
    // It was deleted meanwhile.
    if (!message) return [];
    const other = describeCorrespondent(found.other);
    const { subjectId } = found.thread;
    const title = subjectId === null ? null : (titles.get(subjectId) ?? null);
    return [
      {
        id: parseWith(threadId, id),
        other,
        nameMarks: [...findBeginnings(other.firstName, asked)],
        listing:
          subjectId === null
            ? null
            : {
                id: parseWith(listingId, subjectId),
                title,
                marks: [...findBeginnings(title ?? '', asked)],
              },
        message,
      },
    ];
  });
  return { results, total };
};

function readThreads(queries: Queries, userId: number, ids: readonly number[]) {
  return queries
    .select({ thread: inboxThreads, own: inboxPeople, other: users })
    .from(inboxPeople)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxPeople.threadId))
    .innerJoin(users, eq(users.id, inboxPeople.otherId))
    .where(sql`${inboxPeople.userId} = ${userId} and ${inArray(inboxPeople.threadId, [...ids])}`);
}
