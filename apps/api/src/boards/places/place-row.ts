import type { OccupiedPlace } from '@boardwalk/sdk-core/boards/places/capacity';
import {
  changedPlace,
  type Place,
  type PlaceChange,
} from '@boardwalk/sdk-core/boards/places/place-life';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';

export type PlaceRow = typeof boardPlaces.$inferSelect;

/** A row as the rules see it. */
export function placeOf({ state, until, isClaimed }: PlaceRow): Place {
  if (state === 'RELEASED') return { state };
  if (state === 'ASSIGNED') return { state, until: until?.getTime() ?? null };
  if (!until) throw new Error('A hold has an end.');
  return { state, until: until.getTime(), isClaimed };
}

/** A row and whose it is. */
export function occupiedPlaceOf(row: PlaceRow): OccupiedPlace {
  // Written from an id.
  const listingId = row.listingId as ListingId;
  return { listingId, serviceType: row.serviceType, place: placeOf(row) };
}

/** The columns of a place that was changed at `now`. */
export function placeColumns(place: Place, now: number) {
  const until = place.state === 'RELEASED' ? null : place.until;
  return {
    state: place.state,
    until: until === null ? null : new Date(until),
    isClaimed: place.state === 'HELD' && place.isClaimed,
    ...(place.state === 'ASSIGNED' && { assignedAt: new Date(now) }),
    ...(place.state === 'RELEASED' && { releasedAt: new Date(now) }),
  };
}

/**
 * Does to a place what the rules allow, and answers the row; undefined where they don't. Its board is
 * locked by the transaction.
 */
export async function changePlace(
  transaction: Queries,
  row: PlaceRow,
  change: PlaceChange,
  holder: string | null = row.holder,
): Promise<PlaceRow | undefined> {
  const place = changedPlace(placeOf(row), { heldAt: row.heldAt.getTime(), ...change });
  if (typeof place === 'string') return undefined;
  const [changed] = await transaction
    .update(boardPlaces)
    .set({ ...placeColumns(place, change.now), holder })
    .where(eq(boardPlaces.id, row.id))
    .returning();
  return changed;
}
