import type * as schemas from '@boardwalk/sdk-core/inbox/ignored/schemas';
import { mostIgnored } from '@boardwalk/sdk-core/inbox/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { changeCount } from '../change-count.ts';
import { lockPair } from '../lock-pair.ts';
import { inboxIgnored } from '../tables.ts';
import { showThreadsWith } from './show-threads-with.ts';

/** Takes no more messages of somebody; they are announced nothing. */
export const ignoreUser: Handler<typeof schemas.ignoreUser> = async (
  { params: { userId: ignoredId } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  if (userId === ignoredId) {
    throw new Problem('invalid-request', 'You can’t block yourself.', {
      fields: [{ path: 'params.userId', message: 'expected somebody else' }],
    });
  }
  await database.transaction(async (transaction) => {
    await lockPair(transaction, userId, ignoredId);
    const added = await transaction
      .insert(inboxIgnored)
      .values({ userId, ignoredId, since: clock.now() })
      .onConflictDoNothing()
      .returning({ id: inboxIgnored.ignoredId });
    if (added.length === 0) return;
    if ((await transaction.$count(inboxIgnored, eq(inboxIgnored.userId, userId))) > mostIgnored) {
      throw new Problem('conflict', `You can block ${mostIgnored} people at most.`);
    }
    const unread = await showThreadsWith(transaction, { userId, otherId: ignoredId }, false);
    await changeCount(transaction, userId, -unread);
    await announce(transaction, 'inbox', userId);
  });
  return null;
};
