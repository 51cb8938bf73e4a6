/**
 * What is stored of a shop: a draft has not been opened or is closed for now, an away shop takes no
 * orders for a time, a closed one is gone for good, and administrators suspend one.
 */
export const shopStates = ['draft', 'open', 'away', 'closed', 'suspended'] as const;
export type ShopState = (typeof shopStates)[number];

/** The states that the people of a shop put it into by a change; the others have calls of their own. */
export const chosenStates = ['draft', 'open', 'away'] as const;
export type ChosenState = (typeof chosenStates)[number];

/** Why a shop is away: its people said so, or its account at the payment provider can't be paid. */
export const awayCauses = ['owner', 'account'] as const;
export type AwayCause = (typeof awayCauses)[number];

/** What holds back the opening of a shop, in the order in which a new shop meets it. */
export const checklistSteps = ['account', 'taxes', 'delivery', 'returns', 'product'] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

/** A time for which a shop takes no orders. */
export interface AwayTimes {
  /** ISO instants; without an end until somebody opens it. */
  readonly from: string;
  readonly until: string | null;
}

/**
 * The state that counts at an instant (milliseconds since 1970): a shop that is away for a time is
 * open before and after it. `active` of the specification is open or away.
 */
export function stateAt(state: ShopState, away: AwayTimes | null, now: number): ShopState {
  if (state !== 'away' || away === null) return state;
  const isAway =
    Date.parse(away.from) <= now && (away.until === null || now < Date.parse(away.until));
  return isAway ? 'away' : 'open';
}

/** Whether the public sees a shop. */
export function isActive(state: ShopState): boolean {
  return state === 'open' || state === 'away';
}
