import type { OccupiedPlace } from '@boardwalk/sdk-core/boards/places/capacity';
import {
  changedPlace,
  type Place,
  type PlaceChange,
} from '@boardwalk/sdk-core/boards/places/place-life';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';

export type PlaceRow = typeof boardPlaces.$inferSelect;

/** A row as the rules see it. */
export function boardPlaceOf({ state, until, isClaimed }: PlaceRow): Place {
  if (state === 'RELEASED') return { state };
  if (state === 'ASSIGNED') return { state, until: until?.getTime() ?? null };
  if (!until) throw new Error('A hold has an end.');
  return { state, until: until.getTime(), isClaimed };
}

/** A row and whose it is. */
export function occupiedPlaceOf(row: PlaceRow): OccupiedPlace {
  // Written from an id.
  const listingId = row.listingId as ListingId;
  return { listingId, serviceType: row.serviceType, place: boardPlaceOf(row) };
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
 * Does to places what the rules allow, in one statement, and answers the rows that were changed: where
 * the rules don't allow it, a row is left out. Their boards are locked by the transaction.
 */
export async function changePlaces(
  transaction: Queries,
  rows: readonly PlaceRow[],
  change: PlaceChange,
  holder?: string | null,
): Promise<readonly PlaceRow[]> {
  const changed = rows.flatMap((row) => {
    const place = changedPlace(boardPlaceOf(row), { heldAt: row.heldAt.getTime(), ...change });
    return typeof place === 'string' ? [] : [{ id: row.id, ...placeColumns(place, change.now) }];
  });
  const [first] = changed;
  if (!first) return [];
  // An action leads all of them to one state; each hold has an end of its own.
  const { id: _, until: __, ...same } = first;
  const ids = sql.param(changed.map(({ id }) => id));
  const ends = sql.param(changed.map(({ until }) => until?.toISOString() ?? null));
  return transaction
    .update(boardPlaces)
    .set({ ...same, until: sql`changed.until`, ...(holder !== undefined && { holder }) })
    .from(sql`unnest(${ids}::uuid[], ${ends}::timestamptz[]) as changed (id, until)`)
    .where(eq(boardPlaces.id, sql`changed.id`))
    .returning(getTableColumns(boardPlaces));
}

/** Does it to one place; undefined where the rules don't allow it. */
export async function changePlace(
  transaction: Queries,
  row: PlaceRow,
  change: PlaceChange,
): Promise<PlaceRow | undefined> {
  const [changed] = await changePlaces(transaction, [row], change);
  return changed;
}
