import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Member } from '../../platform/calls/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople, inboxThreads } from '../tables.ts';
import { begunHere } from './begun-here.ts';

/**
 * How a thread stands to one of its people; another’s is as if there were none, and on a partner's
 * page so is what was not begun there.
 */
export async function requireOwnThread(queries: Queries, member: Reader, threadId: ThreadId) {
  const [row] = await queries
    .select({ thread: inboxThreads, own: inboxPeople })
    .from(inboxPeople)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxPeople.threadId))
    .where(isReadBy(member, threadId));
  if (!row) throw noThread();
  return row;
}

type Reader = Pick<Member, 'userId' | 'embed'>;

/** Matches the caller's row in a thread that they may read where they are. */
export function isReadBy(member: Reader, threadId: ThreadId) {
  return and(isOwn(member.userId, threadId), begunHere(member));
}

/** The row of one person in a thread. */
export function isOwn(userId: UserId, threadId: ThreadId) {
  return and(eq(inboxPeople.threadId, threadId), eq(inboxPeople.userId, userId));
}

export function noThread(): Problem {
  return new Problem('not-found', 'There is no such conversation.');
}
