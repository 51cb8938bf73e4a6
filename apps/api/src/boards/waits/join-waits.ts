import { findBoardRefusal } from '@boardwalk/sdk-core/boards/places/capacity';
import type * as schemas from '@boardwalk/sdk-core/boards/waits/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockBoards } from '../places/lock-boards.ts';
import { boardWaits } from '../tables.ts';
import { requireOwnMerchant } from './own-merchant.ts';

/** Waits for a place on a board; a user who waits already keeps waiting. */
export const joinWaits: Handler<typeof schemas.joinWaits> = async (
  { params: { id, listingId } },
  { database, clock, caller },
) => {
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    const { isPublic, ...merchant } = await requireOwnMerchant(transaction, userId, listingId);
    if (!isPublic) {
      throw new Problem(
        'conflict',
        'Only a listing that the public sees may have places on boards.',
      );
    }
    const now = clock.now();
    // A transaction that frees a place locks the board too: either it sees who waits, or here it is
    // free.
    const [board] = await lockBoards(transaction, [id], now);
    if (!board) throw new Problem('not-found', 'There is no such board.');
    const { situation } = board;
    // An outage passes, and those who wait are notified after it.
    const terms = { ...situation.terms, outages: [] };
    const refusal =
      findBoardRefusal({ ...situation, terms }, merchant) ?? findBoardRefusal(situation, merchant);
    if (refusal !== 'full' && refusal !== 'service-type-taken') throw nothingToWaitFor(refusal);
    await transaction
      .insert(boardWaits)
      .values({ boardId: id, listingId, userId, createdAt: now })
      .onConflictDoNothing();
    const isIt = and(eq(boardWaits.boardId, id), eq(boardWaits.listingId, listingId));
    const [row] = await transaction.select().from(boardWaits).where(isIt);
    if (!row) throw new Error('The wait was not kept.');
    return { id, since: row.createdAt.toISOString() };
  });
};

function nothingToWaitFor(refusal: 'retired' | 'already-here' | 'out-of-service' | undefined) {
  if (refusal === 'retired') return new Problem('conflict', 'This board is not sold any more.');
  if (refusal === 'already-here') {
    return new Problem('conflict', 'Your listing has a place on this board already.');
  }
  if (refusal === 'out-of-service') {
    const sentence = 'This board has a place for your listing once it is in service again.';
    return new Problem('conflict', sentence);
  }
  return new Problem('conflict', 'This board has a place for your listing.');
}
