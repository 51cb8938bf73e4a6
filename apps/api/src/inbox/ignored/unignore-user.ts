import type * as schemas from '@boardwalk/sdk-core/inbox/ignored/schemas';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { countRows } from '../../platform/row-count.ts';
import { inboxIgnored } from '../tables.ts';
import { showThreadsWith } from './show-threads-with.ts';

/** Takes messages of somebody again, whose account may be no more. */
export const unignoreUser: Handler<typeof schemas.unignoreUser> = async (
  { params: { userId: ignoredId } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const removed = await transaction
      .delete(inboxIgnored)
      .where(and(eq(inboxIgnored.userId, userId), eq(inboxIgnored.ignoredId, ignoredId)));
    if (countRows(removed) === 0) return;
    await showThreadsWith(transaction, { userId, otherId: ignoredId }, true);
    await announce(transaction, 'inbox', userId);
  });
  return null;
};
