import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { threadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, desc, eq, gt } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxPeople } from '../tables.ts';

/** Lists in which threads something waits to be read by the caller. */
export const listUnread: Handler<typeof schemas.listUnread> = async (
  { query: { start, size } },
  { database, caller },
) => {
  const where = and(
    eq(inboxPeople.userId, requireMember(caller).userId),
    gt(inboxPeople.unread, 0),
  );
  const rows = await database
    .select()
    .from(inboxPeople)
    .where(where)
    .orderBy(desc(inboxPeople.latestAt), desc(inboxPeople.threadId))
    .offset(start)
    .limit(size);
  return {
    results: rows.flatMap(({ threadId: id, unread, latestAt }) =>
      latestAt === null
        ? []
        : [{ thread: parseWith(threadId, id), unread, latestAt: latestAt.toISOString() }],
    ),
    total: await database.$count(inboxPeople, where),
  };
};
