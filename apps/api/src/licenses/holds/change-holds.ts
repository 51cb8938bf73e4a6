import { hasSeatLeft } from '@boardwalk/sdk-core/boards/places/capacity';
import type { HoldRefusal } from '@boardwalk/sdk-core/licenses/holds/hold-refusals';
import type * as schemas from '@boardwalk/sdk-core/licenses/holds/schemas';
import { largestSeatCount } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { isUuid } from '../../billing/is-uuid.ts';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { isGiven } from '../../boards/places/given-place.ts';
import { listPlaces } from '../../boards/places/held-places.ts';
import { holdPlace } from '../../boards/places/hold-place.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { changePlace, type PlaceRow, placeOf } from '../../boards/places/place-row.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePlan } from '../plans/describe-plan.ts';
import { findStandardPlans } from '../plans/list-plans.ts';
import { requirePlan, takePlanTry } from '../plans/read-plan.ts';
import { requireMerchant } from '../subscribe/require-merchant.ts';
import { describeHolds } from './describe-holds.ts';

/** Keeps what was chosen last for a listing, in the order in which it was chosen, and lets go of the rest. */
export const changeHolds: Handler<typeof schemas.changeHolds> = async (
  { params: { listingId }, body: { billboards, planId } },
  context,
) => {
  const { database, clock, caller } = context;
  const { userId } = requireMember(caller);
  const seats = await countSeats(context, { planId, userId });
  return database.transaction(async (transaction) => {
    const listing = await requireMerchant(transaction, { userId, listingId }, 'no key update');
    const merchant = boardMerchantOf(listing);
    const now = clock.now();
    const wanted = new Set<number>(billboards);
    const before = await listPlaces(transaction, { listingId }, now);
    const all = [...wanted, ...before.map(({ boardId }) => boardId)];
    const locked = await lockBoards(transaction, all, now);

    const kept: PlaceRow[] = [];
    const had = locked.flatMap(({ places }) => places.filter((one) => one.listingId === listingId));
    for (const place of had) {
      const isLet = place.state === 'HELD' && !place.isClaimed && !wanted.has(place.boardId);
      const letGo = { action: 'letGo', actor: 'merchant', now: now.getTime() } as const;
      if (!isLet || !(await changePlace(transaction, place, letGo))) kept.push(place);
    }
    const refused: { id: BoardId; reason: HoldRefusal }[] = [];
    for (const id of new Set(billboards)) {
      if (kept.some((one) => one.boardId === id && !isGiven(one))) continue;
      const board = locked.find((one) => one.id === id);
      const hasSeat = hasSeatLeft(paidPlaces(kept), seats, now.getTime());
      const place = board && hasSeat && (await holdPlace(transaction, board, merchant));
      if (typeof place === 'object') kept.push(place);
      else refused.push({ id, reason: place || (board ? 'no-seat-left' : 'unknown') });
    }
    const places = kept.toSorted((one, other) => one.boardId - other.boardId);
    return { ...describeHolds(places), refused };
  });
};

/** What takes seats of a plan: a place that was given for nothing takes none. */
function paidPlaces(places: readonly PlaceRow[]) {
  return places.filter((one) => !isGiven(one)).map(placeOf);
}

/** How many places a listing may hold and have: as many as the plan that is named has seats, or the largest. */
async function countSeats(
  { database, clock, limits }: OperationContext,
  { planId, userId }: { readonly planId: string | undefined; readonly userId: number },
): Promise<number> {
  if (planId === undefined) {
    return largestSeatCount((await findStandardPlans(database)).map(describePlan));
  }
  const name = isUuid(planId) ? { id: planId } : { code: planId };
  if ('code' in name) await takePlanTry({ limits }, userId);
  return (await requirePlan(database, { name, userId }, clock.now())).seatCount;
}
