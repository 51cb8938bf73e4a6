import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { and, eq, gt } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { changeCount } from '../change-count.ts';
import { showEachOther } from '../preferences/show-seen.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { isOwn, isReadBy, noThread } from './own-thread.ts';

/** Keeps up to where the caller has read; two tabs at once take turns, and nothing is read back. */
export const markRead: Handler<typeof schemas.markRead> = async (
  { params: { id }, body: { newest } },
  { database, caller },
) => {
  const member = requireMember(caller);
  const { userId } = member;
  await database.transaction(async (transaction) => {
    // As a sender does: the thread first, of which nothing comes meanwhile.
    const [thread] = await transaction
      .select({ newest: inboxThreads.newest })
      .from(inboxThreads)
      .where(eq(inboxThreads.id, id))
      .for('share');
    const [own] = await transaction
      .select()
      .from(inboxPeople)
      .where(isReadBy(member, id))
      .for('no key update');
    if (!thread || !own) throw noThread();
    // Nothing counts as unread of somebody who is ignored, and they learn nothing of who reads them.
    if (own.isIgnored) return;
    const readTo = Math.min(newest, thread.newest);
    if (readTo <= own.readTo) return;
    const beyond = and(
      eq(inboxThreadMessages.threadId, id),
      eq(inboxThreadMessages.authorId, own.otherId),
      gt(inboxThreadMessages.place, readTo),
    );
    // What came before somebody was ignored, or was deleted, counts as read: reading adds nothing.
    const unread = Math.min(own.unread, await transaction.$count(inboxThreadMessages, beyond));
    await transaction.update(inboxPeople).set({ readTo, unread }).where(isOwn(userId, id));
    await changeCount(transaction, userId, unread - own.unread);
    const isSeen = await showEachOther(transaction, userId, own.otherId);
    // A user who is shown nothing of it is not notified either: they would learn when it was read.
    await announce(transaction, 'inbox', userId, ...(isSeen ? [own.otherId] : []));
  });
  return null;
};
