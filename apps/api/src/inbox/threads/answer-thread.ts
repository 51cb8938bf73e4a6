import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { userId as userIdSchema } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { refuseHeldWords } from '../held-words.ts';
import { lockPair } from '../lock-pair.ts';
import { requireOwnThread } from './own-thread.ts';
import { requireMayWrite, sendMessage } from './send-message.ts';

/** Writes one more message into a thread, also into one that was deleted for its author meanwhile. */
export const answerThread: Handler<typeof schemas.answerThread> = async (
  { body: { thread: id, body } },
  { database, caller, clock, keepAnswer },
) => {
  const { userId: authorId } = requireMember(caller);
  await refuseHeldWords({ database }, body);
  return database.transaction(async (transaction) => {
    const { thread, own } = await requireOwnThread(transaction, authorId, id);
    const pair = { authorId, otherId: parseWith(userIdSchema, own.otherId) };
    await lockPair(transaction, authorId, pair.otherId);
    const now = clock.now();
    await requireMayWrite(transaction, thread, pair, now);
    const message = await sendMessage(transaction, thread, { ...pair, body }, now);
    await keepAnswer(transaction, message);
    return message;
  });
};
