import type * as schemas from '@boardwalk/sdk-core/boards/waits/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { asc, eq } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeBoards } from '../read/describe-boards.ts';
import { boardsTable, boardWaits } from '../tables.ts';

/** Where the caller's listings wait, the longest first. */
export const listOwnWaits: Handler<typeof schemas.listOwnWaits> = async (
  _,
  { database, caller, clock },
) => {
  const rows = await database
    .select({
      ...{ board: boardsTable, since: boardWaits.createdAt },
      ...{ listingId: listings.id, title: listings.title },
    })
    .from(boardWaits)
    .innerJoin(boardsTable, eq(boardsTable.id, boardWaits.boardId))
    .innerJoin(listings, eq(listings.id, boardWaits.listingId))
    .where(eq(listings.ownerId, requireMember(caller).userId))
    .orderBy(asc(boardWaits.createdAt), asc(boardsTable.id), asc(listings.id));
  const described = await describeBoards(
    database,
    rows.map(({ board }) => board),
    clock.now(),
  );
  return {
    waits: rows.flatMap(({ board: { id }, since, ...listing }) => {
      const board = described.find((one) => one.id === id);
      if (!board) return [];
      return [
        {
          board,
          listing: { id: parseWith(listingId, listing.listingId), title: listing.title },
          since: since.toISOString(),
        },
      ];
    }),
  };
};
