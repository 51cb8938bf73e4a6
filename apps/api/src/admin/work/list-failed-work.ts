import type * as schemas from '@boardwalk/sdk-core/admin/work/schemas';
import type { Handler } from '../../platform/domain.ts';
import { findFailedWork } from '../../platform/queue/failed-work.ts';

export const listFailedWork: Handler<typeof schemas.listFailedWork> = async (
  { query: { size } },
  { queue },
) => {
  const found = await findFailedWork(queue, size + 1);
  const items = found.slice(0, size).map(({ enqueuedAt, failedAt, ...work }) => ({
    ...work,
    enqueuedAt: enqueuedAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
  return { items, hasMore: found.length > size };
};
