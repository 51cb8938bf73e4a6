import { type BoardMerchant, isOffSale } from '@boardwalk/sdk-core/boards/places/capacity';
import { isTaken, type PlaceAction } from '@boardwalk/sdk-core/boards/places/place-life';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';
import { holdPlaces } from './hold-place.ts';
import { type LockedBoard, lockBoards } from './lock-boards.ts';
import { boardPlaceOf, changePlaces, type PlaceRow } from './place-row.ts';

/** Places that somebody has in words of another domain: those of a licence. */
export interface Holding {
  readonly holder: string;
}

/** Places that were bought for a merchant listing. */
export interface BoughtPlaces extends Holding {
  readonly merchant: BoardMerchant;
  readonly boardIds: readonly number[];
}

/** The same, once they are paid for. */
export interface PaidPlaces extends BoughtPlaces {
  /** The first instant that was not paid for. */
  readonly until: Date;
}

/** The live places of a listing, or of a holder, in the order of their boards. */
export async function listPlaces(
  queries: Queries,
  of: { readonly listingId: number } | Holding,
  now: Date,
): Promise<readonly PlaceRow[]> {
  const isTheirs =
    'holder' in of ? eq(boardPlaces.holder, of.holder) : eq(boardPlaces.listingId, of.listingId);
  const rows = await queries
    .select()
    .from(boardPlaces)
    .where(and(isTheirs, ne(boardPlaces.state, 'RELEASED')))
    .orderBy(boardPlaces.boardId);
  return rows.filter((row) => isTaken(boardPlaceOf(row), now.getTime()));
}

/**
 * Takes the live holds of a listing for a licence that is going to be paid for. Answers the boards on
 * which it holds none any more, or holds for another licence: then nothing should be charged.
 */
export async function claimPlaces(
  transaction: Queries,
  { holder, merchant, boardIds }: BoughtPlaces,
  now: Date,
): Promise<readonly number[]> {
  const locked = await lockBoards(transaction, boardIds, now);
  const held = locked.flatMap((board) =>
    isOffSale(board.situation) ? [] : (findOwn(board, { holder, merchant }) ?? []),
  );
  const claim = { action: 'claim', actor: 'licence', now: now.getTime() } as const;
  return findLost(boardIds, await changePlaces(transaction, held, claim, holder));
}

/**
 * Gives claimed places back to their holder, as long as they had them anyway; a card was refused.
 */
export async function handBackPlaces(
  transaction: Queries,
  { holder }: Holding,
  now: Date,
): Promise<void> {
  await changeHeld(transaction, { holder }, now, { actionOf: () => 'handBack', next: null });
}

/**
 * Assigns places to a licence that was paid. A hold that ran out meanwhile is made again where the
 * board still takes the listing; a board that was retired meanwhile can't be had. Returns the
 * boards that could not be had: then the money goes back.
 */
export async function assignPlaces(
  transaction: Queries,
  { holder, merchant, boardIds, until }: PaidPlaces,
  now: Date,
): Promise<readonly number[]> {
  const at = { actor: 'licence', now: now.getTime(), paidUntil: until.getTime() } as const;
  const places = (await lockBoards(transaction, boardIds, now)).map((board) => ({
    board,
    own: findOwn(board, { holder, merchant }),
  }));
  const had = places.flatMap(({ own }) => (own?.state === 'ASSIGNED' ? own : []));
  const open = places.filter(
    ({ board, own }) => own?.state !== 'ASSIGNED' && !board.situation.terms.isRetired,
  );
  const anew = await holdPlaces(
    transaction,
    open.flatMap(({ board, own }) => (own ? [] : board)),
    merchant,
  );
  const held = [
    ...open.flatMap(({ own }) => own ?? []),
    ...[...anew.values()].filter((place) => typeof place === 'object'),
  ];
  const claimed = await changePlaces(transaction, held, { action: 'claim', ...at }, holder);
  const assigned = await changePlaces(transaction, claimed, { action: 'assign', ...at });
  return findLost(boardIds, [...had, ...assigned]);
}

/** Ends places of a licence, all of them or those on the boards that are named. Answers the boards. */
export async function endPlaces(
  transaction: Queries,
  { holder, boardIds }: Holding & { readonly boardIds?: readonly number[] },
  now: Date,
): Promise<readonly number[]> {
  const named = boardIds && new Set(boardIds);
  return changeHeld(transaction, { holder }, now, {
    actionOf({ boardId, state }) {
      if (named && !named.has(boardId)) return undefined;
      return state === 'ASSIGNED' ? 'end' : 'letGo';
    },
  });
}

/**
 * Has places that are assigned belong to another holder of the same listing, who has paid for them
 * `until` then; their boards are locked by the transaction.
 */
export async function handOnPlaces(
  transaction: Queries,
  { holder, boardIds }: Holding & { readonly boardIds?: readonly number[] },
  to: Holding & Pick<PaidPlaces, 'until'>,
): Promise<void> {
  const isNamed = boardIds && inArray(boardPlaces.boardId, [...boardIds]);
  await transaction
    .update(boardPlaces)
    .set({ holder: to.holder, until: to.until })
    .where(and(eq(boardPlaces.holder, holder), eq(boardPlaces.state, 'ASSIGNED'), isNamed));
}

interface HeldChange {
  /** Nothing becomes of a place for which it answers none. */
  readonly actionOf: (row: PlaceRow) => PlaceAction | undefined;
  /** Who has them from then on; as before unless named. */
  readonly next?: string | null;
}

/** Answers the boards on which a place was changed, in the order of their ids. */
async function changeHeld(
  transaction: Queries,
  { holder }: Holding,
  now: Date,
  { actionOf, next }: HeldChange,
): Promise<readonly number[]> {
  const found = await transaction
    .select({ boardId: boardPlaces.boardId })
    .from(boardPlaces)
    .where(and(eq(boardPlaces.holder, holder), inArray(boardPlaces.state, ['HELD', 'ASSIGNED'])));
  const ids = found.map(({ boardId }) => boardId);
  const locked = await lockBoards(transaction, ids, now);
  const places = locked.flatMap((board) => board.places.filter((row) => row.holder === holder));
  const changed = new Set<number>();
  for (const action of new Set(places.map(actionOf))) {
    if (action === undefined) continue;
    const rows = places.filter((row) => actionOf(row) === action);
    const change = { action, actor: 'licence', now: now.getTime() } as const;
    for (const { boardId } of await changePlaces(transaction, rows, change, next)) {
      changed.add(boardId);
    }
  }
  return locked.map(({ id }) => id).filter((id) => changed.has(id));
}

/** Those of the boards on which a listing has no place of these. */
function findLost(boardIds: readonly number[], places: readonly PlaceRow[]): readonly number[] {
  const had = new Set(places.map(({ boardId }) => boardId));
  return boardIds.filter((id) => !had.has(id));
}

function findOwn(
  { places }: LockedBoard,
  of: Omit<BoughtPlaces, 'boardIds'>,
): PlaceRow | undefined {
  return places.find((row) => isOwn(row, of));
}

/** Whether a place is that of the listing, and no other licence counts on it. */
function isOwn(row: PlaceRow, { holder, merchant }: Omit<BoughtPlaces, 'boardIds'>): boolean {
  return row.listingId === merchant.listingId && (row.holder ?? holder) === holder;
}
