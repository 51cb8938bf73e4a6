import { boardRefusalLabels } from '@boardwalk/sdk-core/boards/board-messages';
import type * as schemas from '@boardwalk/sdk-core/boards/sponsors/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardMerchantOf } from '../places/board-merchant.ts';
import { givePlace } from '../places/hold-place.ts';
import { lockBoards } from '../places/lock-boards.ts';
import { requirePublicMerchant } from '../places/public-merchant.ts';
import { requireBoard } from '../read/require-board.ts';
import { describePlaces } from './describe-places.ts';

/** Gives a merchant listing a place that nobody pays for, by the rules that buyers meet. */
export const nameBoardSponsor: Handler<typeof schemas.nameBoardSponsor> = (
  { params: { id }, body: { listingId } },
  context,
) => {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const listing = await requirePublicMerchant(transaction, listingId);
    const { name } = await requireBoard(transaction, id);
    const now = clock.now();
    const [board] = await lockBoards(transaction, [id], now);
    if (!board) throw new Error(`Board ${id} is gone, and no board ever goes.`);
    const given = await givePlace(transaction, board, boardMerchantOf(listing));
    if (typeof given === 'string') throw new Problem('conflict', boardRefusalLabels[given]);
    await writeAuditEntry(transaction, context, {
      event: 'board-sponsor-named',
      subjectId: listing.ownerId,
      detail: { board: name, objectType: 'listing', objectId: String(listingId) },
    });
    const place = (await describePlaces(transaction, id, now)).find((one) => one.id === given.id);
    if (!place) throw new Error(`Place ${given.id} was not described.`);
    return place;
  });
};
