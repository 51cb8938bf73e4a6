import type * as schemas from '@boardwalk/sdk-core/inbox/ignored/schemas';
import { desc, eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxIgnored } from '../tables.ts';
import { describeCorrespondent } from '../threads/find-threads.ts';

/** Lists whom the caller ignores. */
export const listIgnored: Handler<typeof schemas.listIgnored> = async (
  { query: { start, size } },
  { database, caller },
) => {
  const where = eq(inboxIgnored.userId, requireMember(caller).userId);
  const rows = await database
    .select({ user: users, since: inboxIgnored.since })
    .from(inboxIgnored)
    .innerJoin(users, eq(users.id, inboxIgnored.ignoredId))
    .where(where)
    .orderBy(desc(inboxIgnored.since), desc(inboxIgnored.ignoredId))
    .offset(start)
    .limit(size);
  return {
    results: rows.map(({ user, since }) => ({
      ...describeCorrespondent(user),
      since: since.toISOString(),
    })),
    total: await database.$count(inboxIgnored, where),
  };
};
