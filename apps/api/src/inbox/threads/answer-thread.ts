import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { userId as userIdSchema } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { refuseBlockedTerms } from '../blocked-message-terms.ts';
import { lockPair } from '../lock-pair.ts';
import { requireOwnThread } from './own-thread.ts';
import { requireMayWrite, sendMessage } from './send-message.ts';

/** Writes one more message into a thread, also into one that was deleted for its author meanwhile. */
export const answerThread: Handler<typeof schemas.answerThread> = async (
  { body: { thread: id, ...written } },
  context,
) => {
  const { database, caller, keepAnswer } = context;
  const member = requireMember(caller);
  const authorId = member.userId;
  await refuseBlockedTerms({ database }, written.body);
  return database.transaction(async (transaction) => {
    const { thread, own } = await requireOwnThread(transaction, member, id);
    const pair = { authorId, otherId: parseWith(userIdSchema, own.otherId) };
    await lockPair(transaction, authorId, pair.otherId);
    await requireMayWrite(transaction, thread, pair, context.clock.now());
    const message = await sendMessage(transaction, thread, { ...pair, ...written }, context);
    await keepAnswer(transaction, message);
    return message;
  });
};
