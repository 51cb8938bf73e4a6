import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findThreads } from './find-threads.ts';
import { isReadBy, noThread } from './own-thread.ts';

/** Reads one thread of the caller, deleted for them or not. */
export const readThread: Handler<typeof schemas.readThread> = async (
  { query: { id } },
  context,
) => {
  const where = isReadBy(requireMember(context.caller), id);
  const [thread] = await findThreads(context.database, { where }, context);
  if (!thread) throw noThread();
  return thread;
};
