import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { and, eq, isNotNull, not } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxPeople } from '../tables.ts';
import { begunHere } from './begun-here.ts';
import { findThreads } from './find-threads.ts';

/** Lists the threads that the caller is shown. */
export const listThreads: Handler<typeof schemas.listThreads> = async (
  { query: { start, size } },
  context,
) => {
  const { database, caller } = context;
  const member = requireMember(caller);
  const where = and(
    eq(inboxPeople.userId, member.userId),
    isNotNull(inboxPeople.latestAt),
    not(inboxPeople.isIgnored),
    begunHere(member),
  );
  const [results, total] = await Promise.all([
    findThreads(database, { where, start, size }, context),
    database.$count(inboxPeople, where),
  ]);
  return { results, total };
};
