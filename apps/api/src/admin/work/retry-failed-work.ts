import type * as schemas from '@boardwalk/sdk-core/admin/work/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { tryFailedWorkAgain } from '../../platform/queue/failed-work.ts';

/** Retries failed work, once somebody has fixed what prevented it. */
export const retryFailedWork: Handler<typeof schemas.retryFailedWork> = async (
  { params: { id } },
  { queue, log, caller },
) => {
  const { userId } = requireMember(caller);
  const isThere = await tryFailedWorkAgain(queue, id);
  if (!isThere) throw new Problem('not-found', 'No failed work has this id.');
  log.info({ event: 'work-retried', userId }, 'failed work is tried again');
  return null;
};
