import {
  type BoardMerchant,
  countSeatsLeft,
  findBoardRefusal,
  isOffSale,
} from '@boardwalk/sdk-core/boards/places/capacity';
import { findRest } from '@boardwalk/sdk-core/boards/places/hold-rest';
import type { HoldRefusal } from '@boardwalk/sdk-core/licenses/holds/hold-refusals';
import type * as schemas from '@boardwalk/sdk-core/licenses/holds/schemas';
import { largestSeatCount } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import { isUuid } from '../../billing/is-uuid.ts';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { listPlaces } from '../../boards/places/held-places.ts';
import { holdPlaces } from '../../boards/places/hold-place.ts';
import { type LockedBoard, lockBoards } from '../../boards/places/lock-boards.ts';
import { findPastHolds } from '../../boards/places/past-holds.ts';
import { boardPlaceOf, changePlaces, type PlaceRow } from '../../boards/places/place-row.ts';
import { boardPlaces } from '../../boards/tables.ts';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePlan } from '../plans/describe-plan.ts';
import { findStandardPlans } from '../plans/list-plans.ts';
import { countPlanTry, requirePlan } from '../plans/read-plan.ts';
import { findRunningPlan, type RunningPlan } from '../plans/running-plan.ts';
import { findPaying } from '../subscribe/prepare-offer.ts';
import { requireMerchant } from '../subscribe/require-merchant.ts';
import { describeHolds, isOfPlan } from './describe-holds.ts';

/** Keeps what was chosen last for a listing, in the order in which it was chosen, and lets go of the rest. */
export const changeHolds: Handler<typeof schemas.changeHolds> = async (
  { params: { listingId }, body: { billboards, planId } },
  context,
) => {
  const { database, clock, caller } = context;
  const { userId } = requireMember(caller);
  // Which plan runs for a listing is its owner's to know.
  await requireMerchant(database, { userId, listingId });
  const running = await findRunningPlan(database, listingId, clock.now());
  const { seats, most } = await countSeats(context, { planId, userId, running });
  const asked = [...new Set(billboards)];
  // Nobody needs more looked at than they could have, and as many that can't be had.
  const looked = asked.slice(0, 2 * seats);
  return database.transaction(async (transaction) => {
    await lockListingOwner(transaction, listingId, 'no key update');
    const listing = await requireMerchant(transaction, { userId, listingId }, 'no key update');
    const merchant = boardMerchantOf(listing);
    const now = clock.now();
    const wanted = new Set<number>(looked);
    const elsewhere = await countHeldElsewhere(transaction, listing, now);
    const before = await listPlaces(transaction, { listingId }, now);
    const all = [...wanted, ...before.map(({ boardId }) => boardId)];
    const locked = await lockBoards(transaction, all, now);

    const kept = await letGoOfRest(transaction, locked, { listingId, wanted, now });
    const takesSeat = (one: PlaceRow) => one.state === 'HELD' || isOfPlan(one, running);
    const own = kept.filter(takesSeat).map(boardPlaceOf);
    const held = kept.filter(({ state }) => state === 'HELD').length;
    const left = Math.min(
      countSeatsLeft(own, seats, now.getTime()),
      Math.max(0, most - elsewhere - held),
    );
    const refused: { id: BoardId; reason: HoldRefusal }[] = asked
      .slice(looked.length)
      .map((id) => ({ id, reason: 'no-seat-left' }));
    const past = await findPastHolds(
      transaction,
      { ownerId: listing.ownerId, boardIds: looked },
      now,
    );
    const keptOn = new Map(kept.map((place) => [place.boardId, place]));
    const boardOf = new Map<number, LockedBoard>(locked.map((board) => [board.id, board]));
    const chosen: LockedBoard[] = [];
    for (const id of looked) {
      const place = keptOn.get(id);
      if (place && takesSeat(place)) continue;
      const board = boardOf.get(id);
      // Nobody keeps a place from others for as long as they like.
      const isResting = findRest(past.get(id) ?? [], now.getTime()) !== undefined;
      const reason = place
        ? 'already-here'
        : findHoldRefusal(board, { merchant, isResting, hasSeat: chosen.length < left });
      if (reason !== undefined) refused.push({ id, reason });
      else if (board) chosen.push(board);
    }
    const taken = await holdPlaces(transaction, chosen, merchant);
    kept.push(...[...taken.values()].filter((place) => typeof place === 'object'));
    const places = kept.toSorted((one, other) => one.boardId - other.boardId);
    const paying = await findPaying(transaction, listingId, context);
    return { ...describeHolds({ places, running, paying }), refused };
  });
};

interface Wanted {
  readonly listingId: number;
  /** The boards that were chosen. */
  readonly wanted: ReadonlySet<number>;
  readonly now: Date;
}

/** Lets go of a listing's holds that were not chosen again, and answers the places that it keeps. */
async function letGoOfRest(
  transaction: Queries,
  locked: readonly LockedBoard[],
  { listingId, wanted, now }: Wanted,
): Promise<PlaceRow[]> {
  const had = locked.flatMap(({ places, situation }) =>
    places
      .filter((place) => place.listingId === listingId)
      // A board that is no longer sold is not held: it would be refused at payment.
      .map((place) => ({ place, isKept: wanted.has(place.boardId) && !isOffSale(situation) })),
  );
  const unwanted = had
    .filter(({ place, isKept }) => place.state === 'HELD' && !place.isClaimed && !isKept)
    .map(({ place }) => place);
  const letGo = { action: 'letGo', actor: 'merchant', now: now.getTime() } as const;
  const released = await changePlaces(transaction, unwanted, letGo);
  const boardsLetGo = new Set(released.map(({ boardId }) => boardId));
  return had.map(({ place }) => place).filter(({ boardId }) => !boardsLetGo.has(boardId));
}

interface Choice {
  readonly merchant: BoardMerchant;
  /** Whether its owner has held a place there for long, and bought none. */
  readonly isResting: boolean;
  readonly hasSeat: boolean;
}

/** Why a place on a board that was chosen is not held; undefined where it is. */
function findHoldRefusal(
  board: LockedBoard | undefined,
  { merchant, isResting, hasSeat }: Choice,
): HoldRefusal | undefined {
  if (!board) return 'unknown';
  if (isResting) return 'held-long';
  return hasSeat ? findBoardRefusal(board.situation, merchant) : 'no-seat-left';
}

/** Live holds of the owner's other listings: nobody keeps more from others than they could buy. */
async function countHeldElsewhere(
  transaction: Queries,
  { id, ownerId }: Pick<StoredListing, 'id' | 'ownerId'>,
  now: Date,
): Promise<number> {
  const [row] = await transaction
    .select({ held: count() })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, boardPlaces.listingId))
    .where(
      and(
        eq(listings.ownerId, ownerId),
        ne(listings.id, id),
        eq(boardPlaces.state, 'HELD'),
        gt(boardPlaces.until, now),
      ),
    );
  return row?.held ?? 0;
}

interface NamedPlan {
  readonly planId: string | undefined;
  readonly userId: number;
  /** The plan that runs for the listing. */
  readonly running: RunningPlan | undefined;
}

/**
 * How many places a listing may hold and have: as many as the plan that is named has seats, or the
 * largest; and how many its owner may hold in all.
 */
async function countSeats(
  { database, clock, limits }: OperationContext,
  { planId, userId, running }: NamedPlan,
): Promise<{ readonly seats: number; readonly most: number }> {
  const largest = largestSeatCount((await findStandardPlans(database)).map(describePlan));
  if (planId === undefined) return { seats: largest, most: largest };
  if (planId === running?.plan.id) {
    const { seatCount: seats } = running.plan;
    return { seats, most: Math.max(seats, largest) };
  }
  const name = isUuid(planId) ? { id: planId } : { code: planId };
  const find = () => requirePlan(database, { name, userId }, clock.now());
  const { seatCount } = await ('code' in name ? countPlanTry({ limits }, userId, find) : find());
  return { seats: seatCount, most: Math.max(seatCount, largest) };
}
