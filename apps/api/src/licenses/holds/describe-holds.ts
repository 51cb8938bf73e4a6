import type { Holds } from '@boardwalk/sdk-core/licenses/holds/schemas';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { PlaceRow } from '../../boards/places/place-row.ts';
import { holderOf } from '../license-row.ts';
import { describeRunning, type RunningPlan } from '../plans/running-plan.ts';

interface OfListing {
  readonly places: readonly PlaceRow[];
  /** The plan that runs for it. */
  readonly running: RunningPlan | undefined;
  /** The id of the licence that is being paid for. */
  readonly paying: string | undefined;
}

/** Live places of a listing, as its owner sees them. */
export function describeHolds({ places, running, paying }: OfListing): Holds {
  // Numbers of boards are their ids.
  const idOf = ({ boardId }: PlaceRow) => boardId as BoardId;
  return {
    holds: places.flatMap((place) =>
      place.state === 'HELD' && place.until
        ? [{ id: idOf(place), until: place.until.toISOString(), isClaimed: place.isClaimed }]
        : [],
    ),
    subscribed: places.filter((one) => isOfPlan(one, running)).map(idOf),
    running: running ? describeRunning(running) : null,
    paying: paying ?? null,
  };
}

/** Whether the plan that runs has the place: one that was given, or bought as a single board, takes no seat. */
export function isOfPlan({ holder }: PlaceRow, running: RunningPlan | undefined): boolean {
  return running !== undefined && holder === holderOf(running.license.id);
}
