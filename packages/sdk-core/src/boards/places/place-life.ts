import { minuteMs } from '../../vocabulary/time/durations.ts';

/**
 * A place is held while a user buys, then a licence has it, then it is free for others for good.
 */
export const placeStates = ['HELD', 'ASSIGNED', 'RELEASED'] as const;
export type PlaceState = (typeof placeStates)[number];

/** A place on a board as it is stored; a new hold is a new place. */
export type Place =
  | {
      readonly state: 'HELD';
      /** The first instant (milliseconds since 1970) at which it is no longer held. */
      readonly until: number;
      /** Whether a licence that is being paid for counts on it. */
      readonly isClaimed: boolean;
    }
  | {
      readonly state: 'ASSIGNED';
      /** The first instant that was not paid for; null where nobody pays. */
      readonly until: number | null;
    }
  | { readonly state: 'RELEASED' };

/**
 * Milliseconds for which a place is held for the user who chooses, and again from when they begin
 * to pay.
 */
export const holdMs = 30 * minuteMs;

/**
 * Who changes places: the merchant who holds for their listing, the licence that has them, the
 * sweep of what is over.
 */
export const placeActors = ['merchant', 'licence', 'administrator', 'clock'] as const;
export type PlaceActor = (typeof placeActors)[number];

export const placeActions = [
  'hold',
  'give',
  'claim',
  'handBack',
  'assign',
  'letGo',
  'expire',
  'end',
] as const;
export type PlaceAction = (typeof placeActions)[number];

/** Where a place stands: a hold is `held` or, once it is being paid for, `claimed`. */
export const placeStandings = ['none', 'held', 'claimed', 'assigned', 'released'] as const;
export type PlaceStanding = (typeof placeStandings)[number];

/** Where an action leads, who may do it, and whether the hold has to last still, or to be over. */
export interface PlaceTransition {
  readonly to: PlaceStanding;
  readonly by: readonly PlaceActor[];
  readonly needs?: 'live' | 'over';
}

type Transitions = Readonly<Partial<Record<PlaceStanding, PlaceTransition>>>;

/**
 * Only paying makes a merchant's hold longer, as people were shown when it ends. What is being paid
 * for belongs to the licence alone; a hold that ran out meanwhile is held again, if it is free.
 */
const transitions: Readonly<Record<PlaceAction, Transitions>> = {
  hold: { none: { to: 'held', by: ['merchant', 'licence'] } },
  // For nothing.
  give: { none: { to: 'assigned', by: ['administrator'] } },
  claim: {
    held: { to: 'claimed', by: ['licence'], needs: 'live' },
    claimed: { to: 'claimed', by: ['licence'], needs: 'live' },
  },
  // A card was refused, and another may be tried.
  handBack: { claimed: { to: 'held', by: ['licence'] } },
  assign: { claimed: { to: 'assigned', by: ['licence'], needs: 'live' } },
  letGo: {
    held: { to: 'released', by: ['merchant', 'licence', 'administrator'] },
    claimed: { to: 'released', by: ['licence'] },
  },
  expire: {
    held: { to: 'released', by: ['clock'], needs: 'over' },
    claimed: { to: 'released', by: ['clock'], needs: 'over' },
    assigned: { to: 'released', by: ['clock'], needs: 'over' },
  },
  end: { assigned: { to: 'released', by: ['licence', 'administrator'] } },
};

/** What an action does to a place that stands there; undefined where it can't be done. */
export function findPlaceTransition(
  from: PlaceStanding,
  action: PlaceAction,
): PlaceTransition | undefined {
  return transitions[action][from];
}

/** Returns the standing of a place; null is one that nobody has requested yet. */
export function placeStandingOf(place: Place | null): PlaceStanding {
  if (place === null) return 'none';
  if (place.state === 'HELD') return place.isClaimed ? 'claimed' : 'held';
  return place.state === 'ASSIGNED' ? 'assigned' : 'released';
}

/** Whether others find the place taken at `now`; one that is over counts no more, swept or not. */
export function isTaken(place: Place, now: number): boolean {
  return place.state !== 'RELEASED' && (place.until === null || now < place.until);
}

/** Why an action is refused: it is not to be done there, not by them, too late, or too early. */
export type PlaceRefusal = 'no-such-action' | 'not-allowed' | 'over' | 'not-over';

/** Who does what, and when (milliseconds since 1970). */
export interface PlaceChange {
  readonly action: PlaceAction;
  readonly actor: PlaceActor;
  readonly now: number;
  /** When the hold began (milliseconds since 1970): what is handed back is held from then on. */
  readonly heldAt?: number;
  /** Of one that is assigned: the first instant that was not paid for; absent where nobody pays. */
  readonly paidUntil?: number;
}

/** What becomes of a place, null where there is none yet; or why nothing does. */
export function changedPlace(
  place: Place | null,
  { action, actor, now, heldAt, paidUntil }: PlaceChange,
): Place | PlaceRefusal {
  const transition = findPlaceTransition(placeStandingOf(place), action);
  if (transition === undefined) return 'no-such-action';
  if (!transition.by.includes(actor)) return 'not-allowed';
  const until = place?.state === 'HELD' ? place.until : now;
  const isLive = place !== null && isTaken(place, now);
  if (transition.needs === 'live' && !isLive) return 'over';
  if (transition.needs === 'over' && isLive) return 'not-over';
  return placeAt(transition.to, { action, until, now, heldAt, paidUntil });
}

interface HoldTimes {
  readonly action: PlaceAction;
  readonly until: number;
  readonly now: number;
  readonly heldAt?: number | undefined;
  readonly paidUntil?: number | undefined;
}

function placeAt(
  to: PlaceStanding,
  { action, until, now, heldAt = until - holdMs, paidUntil }: HoldTimes,
): Place {
  if (to === 'assigned') return { state: 'ASSIGNED', until: paidUntil ?? null };
  if (to === 'released') return { state: 'RELEASED' };
  const kept = action === 'handBack' ? heldAt + holdMs : Math.max(until, now + holdMs);
  return { state: 'HELD', until: kept, isClaimed: to === 'claimed' };
}
