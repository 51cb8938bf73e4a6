import type * as schemas from '@boardwalk/sdk-core/admin/work/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { giveFailedWorkUp } from '../../platform/queue/failed-work.ts';

/** Nobody needs the work any more. */
export const discardFailedWork: Handler<typeof schemas.discardFailedWork> = async (
  { params: { id } },
  { queue, log, caller },
) => {
  const { userId } = requireMember(caller);
  const isThere = await giveFailedWorkUp(queue, id);
  if (!isThere) throw new Problem('not-found', 'No failed work has this id.');
  log.info({ event: 'work-discarded', userId }, 'failed work was given up');
  return null;
};
