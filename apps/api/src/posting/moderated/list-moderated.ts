import type * as schemas from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeModerated } from './describe-moderated.ts';
import { findModerated } from './find-moderated.ts';

/** Lists what moderators decide of. */
export const listModerated: Handler<typeof schemas.listModerated> = async (
  request,
  { database },
) => {
  const { ids, total, counts } = await findModerated(database, request);
  return { results: await describeModerated(database, ids), total, counts };
};
