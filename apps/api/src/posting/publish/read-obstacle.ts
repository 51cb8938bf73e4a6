import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findPostingObstacle } from './require-writer.ts';

/**
 * Returns to a partner's page, which learns neither profile nor groups, whether a user can post
 * there.
 */
export const readObstacle: Handler<typeof schemas.readObstacle> = async (
  { params: { type } },
  { caller, database, clock },
) => {
  const { obstacle } = await findPostingObstacle(database, requireMember(caller), type, clock);
  return { obstacle };
};
