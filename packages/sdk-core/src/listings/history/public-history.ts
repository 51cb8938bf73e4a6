import type { StandardStatus } from '../enumerations/property/standard-statuses.ts';
import type { ListedPrice } from '../schemas.ts';

/** What the public is shown of a listing's history. */
export const historyChanges = [
  'listed',
  'price',
  'underOffer',
  'closed',
  'offMarket',
  'relisted',
] as const;
export type HistoryChange = (typeof historyChanges)[number];

/** What a listing went through, in the order in which it did. */
export interface ListingPast {
  readonly createdAt: Date;
  /** The price of each publishing; there is one at least. */
  readonly prices: readonly { readonly at: Date; readonly price: ListedPrice | null }[];
  /** The statuses that it came to. It began as active, unless it was on hold from the start. */
  readonly statuses: readonly { readonly at: Date; readonly status: StandardStatus }[];
}

/** Something that happened, with the price from then on. */
export interface PastChange {
  readonly at: Date;
  readonly change: HistoryChange;
  readonly price: ListedPrice | null;
}

type ToldStatus = 'onMarket' | 'underOffer' | 'closed' | 'offMarket';

/** A hold is between the owner and us, and a deleted listing has no history. */
const toldStatuses: Readonly<Record<StandardStatus, ToldStatus | 'untold'>> = {
  Active: 'onMarket',
  ActiveUnderContract: 'underOffer',
  Pending: 'underOffer',
  Closed: 'closed',
  Withdrawn: 'offMarket',
  Expired: 'offMarket',
  Canceled: 'offMarket',
  ComingSoon: 'offMarket',
  Incomplete: 'untold',
  Hold: 'untold',
  Delete: 'untold',
};

/**
 * Returns what the public is shown of a listing's past, the latest first: when it came on the
 * market, each price, and its standing. What happens while nobody sees it is shown once they see it
 * again.
 */
export function publicHistory(past: ListingPast): readonly PastChange[] {
  const { createdAt, prices, statuses } = past;
  const told: PastChange[] = [];
  const isHeld = statuses.some(({ at, status }) => status === 'Hold' && at <= createdAt);
  let status: StandardStatus = isHeld ? 'Hold' : 'Active';
  let price = prices[0]?.price ?? null;
  let lastStatus: ToldStatus | undefined;

  function tell(at: Date) {
    const standing = toldStatuses[status];
    if (standing === 'untold') return;
    const isListed = lastStatus !== undefined;
    if (standing !== lastStatus) {
      told.push({ at, change: nameOf(standing, isListed), price });
    } else if (standing !== 'offMarket' && !isSamePrice(told.at(-1)?.price ?? null, price)) {
      told.push({ at, change: 'price', price });
    }
    lastStatus = standing;
  }

  tell(createdAt);
  for (const change of inOrder(past)) {
    if (change.status) status = change.status;
    else price = change.price;
    tell(change.at);
  }
  return told.reverse();
}

function nameOf(standing: ToldStatus, isListed: boolean): HistoryChange {
  if (standing !== 'onMarket') return standing;
  return isListed ? 'relisted' : 'listed';
}

type Change =
  | { readonly at: Date; readonly status: StandardStatus }
  | { readonly at: Date; readonly status?: never; readonly price: ListedPrice | null };

/** All changes; that of a status goes before that of a price at the same time. */
function inOrder({ prices, statuses }: ListingPast): readonly Change[] {
  return [...statuses, ...prices].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function isSamePrice(one: ListedPrice | null, other: ListedPrice | null): boolean {
  return (
    one?.amount === other?.amount &&
    one?.currency === other?.currency &&
    one?.period === other?.period
  );
}
