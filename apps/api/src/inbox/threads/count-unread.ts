import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxCounts } from '../tables.ts';

/** Counts what waits to be read by the caller. */
export const countUnread: Handler<typeof schemas.countUnread> = async (_, { database, caller }) => {
  const [row] = await database
    .select({ count: inboxCounts.unread })
    .from(inboxCounts)
    .where(eq(inboxCounts.userId, requireMember(caller).userId));
  return { count: row?.count ?? 0 };
};
