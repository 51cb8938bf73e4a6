import type * as schemas from '@boardwalk/sdk-core/boards/waits/schemas';
import { boardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { asc, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardWaits } from '../tables.ts';
import { requireOwnMerchant } from './own-merchant.ts';

/** Where a listing waits, in the order of the boards. */
export const readWaits: Handler<typeof schemas.readWaits> = async (
  { params: { listingId } },
  { database, caller },
) => {
  await requireOwnMerchant(database, requireMember(caller).userId, listingId);
  const rows = await database
    .select()
    .from(boardWaits)
    .where(eq(boardWaits.listingId, listingId))
    .orderBy(asc(boardWaits.boardId));
  return {
    waits: rows.map((row) => ({
      id: parseWith(boardId, row.boardId),
      since: row.createdAt.toISOString(),
    })),
  };
};
