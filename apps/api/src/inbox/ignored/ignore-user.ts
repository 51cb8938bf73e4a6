import type * as schemas from '@boardwalk/sdk-core/inbox/ignored/schemas';
import { mostIgnored } from '@boardwalk/sdk-core/inbox/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockPair } from '../lock-pair.ts';
import { inboxIgnored } from '../tables.ts';
import { beginIgnoring } from './begin-ignoring.ts';

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
    const isNew = await beginIgnoring(transaction, { userId, ignoredId }, clock.now());
    const own = eq(inboxIgnored.userId, userId);
    if (isNew && (await transaction.$count(inboxIgnored, own)) > mostIgnored) {
      throw new Problem('conflict', `You can block ${mostIgnored} people at most.`);
    }
  });
  return null;
};
