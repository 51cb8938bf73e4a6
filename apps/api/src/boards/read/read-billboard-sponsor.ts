import { isExclusive } from '@boardwalk/sdk-core/boards/places/capacity';
import type * as schemas from '@boardwalk/sdk-core/boards/schemas';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import type { Handler } from '../../platform/domain.ts';
import { findBoardSponsors } from './list-billboard-sponsors.ts';
import { requireBoard } from './require-board.ts';

/** Who has a board to themselves. */
export const readBillboardSponsor: Handler<typeof schemas.readBillboardSponsor> = async (
  { params: { id } },
  { database, clock },
) => {
  const now = clock.now();
  const board = await requireBoard(database, id);
  const merchants = await findBoardSponsors(database, id, now);
  // One that was made smaller may have several still.
  if (!isExclusive(board) || merchants.length !== 1) return { sponsor: null };
  const [sponsor = null] = await readSummaries(database, merchants, now);
  return { sponsor };
};
