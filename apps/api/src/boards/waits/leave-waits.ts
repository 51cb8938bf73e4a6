import type * as schemas from '@boardwalk/sdk-core/boards/waits/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { countRows } from '../../platform/row-count.ts';
import { boardWaits } from '../tables.ts';
import { requireOwnMerchant } from './own-merchant.ts';

/** Waits no longer for a place on a board. */
export const leaveWaits: Handler<typeof schemas.leaveWaits> = async (
  { params: { id, listingId } },
  { database, caller },
) => {
  await requireOwnMerchant(database, requireMember(caller).userId, listingId);
  const left = await database
    .delete(boardWaits)
    .where(and(eq(boardWaits.boardId, id), eq(boardWaits.listingId, listingId)));
  if (countRows(left) === 0)
    throw new Problem('not-found', 'Your listing waits for no place there.');
  return null;
};
