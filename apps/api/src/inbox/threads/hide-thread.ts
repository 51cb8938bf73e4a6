import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { changeCount } from '../change-count.ts';
import { inboxPeople, inboxThreads } from '../tables.ts';
import { forgetUnseen } from './forget-unseen.ts';
import { isOwn, noThread } from './own-thread.ts';

/** Deletes a thread for the caller: the other keeps theirs. What both have deleted is removed. */
export const hideThread: Handler<typeof schemas.hideThread> = async (
  { params: { id } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    // A message that is written into it concurrently comes before, or brings it back.
    const [thread] = await transaction
      .select()
      .from(inboxThreads)
      .where(eq(inboxThreads.id, id))
      .for('no key update');
    const [own] = await transaction
      .select()
      .from(inboxPeople)
      .where(isOwn(userId, id))
      .for('no key update');
    if (!thread || !own) throw noThread();
    const { newest } = thread;
    await transaction
      .update(inboxPeople)
      .set({ hiddenTo: newest, unread: 0, latestAt: null })
      .where(isOwn(userId, id));
    await forgetUnseen(transaction, [id], clock.now());
    await changeCount(transaction, userId, -own.unread);
    await announce(transaction, 'inbox', userId);
  });
  return null;
};
