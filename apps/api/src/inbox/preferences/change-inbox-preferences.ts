import type * as schemas from '@boardwalk/sdk-core/inbox/preferences/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { inboxUserPreferences } from '../tables.ts';

/** Keeps what the caller has chosen; their own pages show it at once, others’ with what comes next. */
export const changeInboxPreferences: Handler<typeof schemas.changeInboxPreferences> = async (
  { body: { showsSeen } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    await transaction
      .insert(inboxUserPreferences)
      .values({ userId, showsSeen })
      .onConflictDoUpdate({ target: inboxUserPreferences.userId, set: { showsSeen } });
    await announce(transaction, 'inbox', userId);
  });
  return { showsSeen };
};
