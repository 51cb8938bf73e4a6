import type * as schemas from '@boardwalk/sdk-core/boards/sponsors/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockBoard } from '../managed/lock-board.ts';
import { isGiven } from '../places/given-place.ts';
import { changePlace } from '../places/place-row.ts';
import { boardPlaces } from '../tables.ts';
import { notifyWaitingMerchants } from '../waits/notify-waiting-merchants.ts';

/** Takes a given place back. What a licence has paid for ends with the licence alone. */
export const removeBoardSponsor: Handler<typeof schemas.removeBoardSponsor> = async (
  { params: { id } },
  context,
) => {
  const { database, clock, configuration } = context;
  const ofPlace = eq(boardPlaces.id, id);
  await database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(boardPlaces).where(ofPlace);
    if (!found || found.state === 'RELEASED') throw gone();
    const board = await lockBoard(transaction, found.boardId);
    const [place] = await transaction.select().from(boardPlaces).where(ofPlace);
    if (!place || place.state === 'RELEASED') throw gone();
    if (!isGiven(place)) {
      throw new Problem('conflict', 'This place was bought, or is being bought. A licence has it.');
    }
    const now = clock.now();
    const end = { action: 'end', actor: 'administrator', now: now.getTime() } as const;
    if (!(await changePlace(transaction, place, end))) throw gone();
    const [listing] = await transaction
      .select({ ownerId: listings.ownerId })
      .from(listings)
      .where(eq(listings.id, place.listingId));
    await writeAuditEntry(transaction, context, {
      event: 'board-sponsor-removed',
      subjectId: listing?.ownerId ?? null,
      detail: { board: board.name, objectType: 'listing', objectId: String(place.listingId) },
    });
    await notifyWaitingMerchants(transaction, place.boardId, { now, configuration });
  });
  return null;
};

function gone(): Problem {
  return new Problem('not-found', 'There is no such place any more.');
}
