import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';
import { lockBoards } from './lock-boards.ts';
import { changePlaces, type PlaceRow } from './place-row.ts';

/** The holder of a place that no licence pays for: an administrator gave it. */
export const givenHolder = 'given';

export function isGiven({ holder }: Pick<PlaceRow, 'holder'>): boolean {
  return holder === givenHolder;
}

/** Takes back what administrators gave these listings, on all boards. */
export async function endGivenPlaces(
  transaction: Queries,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  const isTheirs = and(
    inArray(boardPlaces.listingId, [...listingIds]),
    eq(boardPlaces.holder, givenHolder),
    eq(boardPlaces.state, 'ASSIGNED'),
  );
  const found = await transaction
    .select({ boardId: boardPlaces.boardId })
    .from(boardPlaces)
    .where(isTheirs);
  const ids = found.map(({ boardId }) => boardId);
  const locked = await lockBoards(transaction, ids, now);
  // As those who gave them would.
  const end = { action: 'end', actor: 'administrator', now: now.getTime() } as const;
  const theirs = locked
    .flatMap(({ places }) => places)
    .filter((place) => isGiven(place) && listingIds.includes(place.listingId));
  await changePlaces(transaction, theirs, end);
}
