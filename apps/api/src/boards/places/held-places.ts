import { type BoardMerchant, isOffSale } from '@boardwalk/sdk-core/boards/places/capacity';
import { isTaken, type PlaceAction } from '@boardwalk/sdk-core/boards/places/place-life';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';
import { holdPlace } from './hold-place.ts';
import { lockBoards } from './lock-boards.ts';
import { changePlace, type PlaceRow, placeOf } from './place-row.ts';

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
  return rows.filter((row) => isTaken(placeOf(row), now.getTime()));
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
  const lost: number[] = [];
  for (const id of boardIds) {
    const board = locked.find((one) => one.id === id);
    const own = board?.places.find((one) => isOwn(one, { holder, merchant }));
    if (board && isOffSale(board.situation)) {
      lost.push(id);
      continue;
    }
    const change = { action: 'claim', actor: 'licence', now: now.getTime() } as const;
    if (!own || !(await changePlace(transaction, own, change, holder))) lost.push(id);
  }
  return lost;
}

/** Gives claimed places back to whoever held them, as long as they had them anyway; a card was refused. */
export async function handBackPlaces(
  transaction: Queries,
  { holder }: Holding,
  now: Date,
): Promise<void> {
  await changeHeld(transaction, { holder }, now, () => ({ action: 'handBack', holder: null }));
}

/**
 * Makes places those of a licence that was paid. A hold that ran out meanwhile is held anew where the
 * board still takes the listing; a board that was retired meanwhile can't be had. Answers the boards that could not be had: then the money goes back.
 */
export async function assignPlaces(
  transaction: Queries,
  { holder, merchant, boardIds, until }: PaidPlaces,
  now: Date,
): Promise<readonly number[]> {
  const at = { actor: 'licence', now: now.getTime(), paidUntil: until.getTime() } as const;
  const locked = await lockBoards(transaction, boardIds, now);
  const lost: number[] = [];
  for (const id of boardIds) {
    const board = locked.find((one) => one.id === id);
    const own = board?.places.find((one) => isOwn(one, { holder, merchant }));
    if (own?.state === 'ASSIGNED') continue;
    if (board?.situation.terms.isRetired) {
      lost.push(id);
      continue;
    }
    const held = own ?? (board && (await holdPlace(transaction, board, merchant)));
    if (held === undefined || typeof held === 'string') {
      lost.push(id);
      continue;
    }
    const mine = await changePlace(transaction, held, { action: 'claim', ...at }, holder);
    if (!mine || !(await changePlace(transaction, mine, { action: 'assign', ...at })))
      lost.push(id);
  }
  return lost;
}

/** Ends places of a licence, all of them or those on the boards that are named. Answers the boards. */
export async function endPlaces(
  transaction: Queries,
  { holder, boardIds }: Holding & { readonly boardIds?: readonly number[] },
  now: Date,
): Promise<readonly number[]> {
  const isNamed = (row: PlaceRow) => boardIds?.includes(row.boardId) ?? true;
  return changeHeld(transaction, { holder }, now, (row) => {
    if (!isNamed(row)) return undefined;
    return { action: row.state === 'ASSIGNED' ? 'end' : 'letGo' };
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
  readonly action: PlaceAction;
  /** Who has it from then on; as before unless told. */
  readonly holder?: string | null;
}

async function changeHeld(
  transaction: Queries,
  { holder }: Holding,
  now: Date,
  changeOf: (row: PlaceRow) => HeldChange | undefined,
): Promise<readonly number[]> {
  const found = await transaction
    .select({ boardId: boardPlaces.boardId })
    .from(boardPlaces)
    .where(and(eq(boardPlaces.holder, holder), inArray(boardPlaces.state, ['HELD', 'ASSIGNED'])));
  const ids = found.map(({ boardId }) => boardId);
  const locked = await lockBoards(transaction, ids, now);
  const changed: number[] = [];
  for (const row of locked.flatMap(({ places }) => places)) {
    const change = row.holder === holder ? changeOf(row) : undefined;
    if (!change) continue;
    const { action, holder: next = holder } = change;
    const at = { action, actor: 'licence', now: now.getTime() } as const;
    if (await changePlace(transaction, row, at, next)) changed.push(row.boardId);
  }
  return changed;
}

/** Whether a place is that of the listing, and no other licence counts on it. */
function isOwn(row: PlaceRow, { holder, merchant }: Omit<BoughtPlaces, 'boardIds'>): boolean {
  return row.listingId === merchant.listingId && (row.holder ?? holder) === holder;
}
