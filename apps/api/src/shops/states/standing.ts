import {
  type AwayCause,
  type AwayTimes,
  type ShopState,
  stateAt,
} from '@boardwalk/sdk-core/shops/shop-states';
import type { ShopRow } from '../tables.ts';

/** A time without orders, with what it says to buyers. */
interface Away extends AwayTimes {
  readonly message: string;
  readonly cause: AwayCause;
}

/** What a shop is at an instant. */
interface Standing {
  readonly state: ShopState;
  /** The time without orders that is or is still to come. */
  readonly away: Away | null;
}

type StoredStanding = Pick<
  ShopRow,
  'state' | 'suspendedFrom' | 'awayFrom' | 'awayUntil' | 'awayMessage' | 'unpayableSince'
>;

/**
 * What a shop is at an instant. One whose account can't be paid is away as long, whatever its people
 * have chosen; a time without orders that is over leaves it open.
 */
export function shopStandingOf(row: StoredStanding, now: Date): Standing {
  const unpayable = unpayableTime(row);
  const chosen = chosenTime(row);
  const state = stateAt(row.state, unpayable ?? chosen, now.getTime());
  const isOver = chosen?.until != null && Date.parse(chosen.until) <= now.getTime();
  return {
    state: unpayable && state === 'open' ? 'away' : state,
    away: unpayable ?? (isOver ? null : chosen),
  };
}

function unpayableTime({ unpayableSince }: StoredStanding): Away | null {
  if (unpayableSince === null) return null;
  return { from: unpayableSince.toISOString(), until: null, message: '', cause: 'account' };
}

function chosenTime({ awayFrom, awayUntil, awayMessage: message }: StoredStanding): Away | null {
  if (awayFrom === null) return null;
  const until = awayUntil?.toISOString() ?? null;
  return { from: awayFrom.toISOString(), until, message, cause: 'owner' };
}
