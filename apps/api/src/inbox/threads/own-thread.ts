import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople, inboxThreads } from '../tables.ts';

/** How a thread stands to one of its people; another’s is as if there were none. */
export async function requireOwnThread(queries: Queries, userId: UserId, threadId: ThreadId) {
  const [row] = await queries
    .select({ thread: inboxThreads, own: inboxPeople })
    .from(inboxPeople)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxPeople.threadId))
    .where(isOwn(userId, threadId));
  if (!row) throw noThread();
  return row;
}

/** The row of one person in a thread. */
export function isOwn(userId: UserId, threadId: ThreadId) {
  return and(eq(inboxPeople.threadId, threadId), eq(inboxPeople.userId, userId));
}

export function noThread(): Problem {
  return new Problem('not-found', 'There is no such conversation.');
}
