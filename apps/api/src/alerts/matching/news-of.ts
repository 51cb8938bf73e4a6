import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import type { ListingChangeKind } from '../../listings/changes/change-kinds.ts';

/** A price as it is compared: only with one of the same currency and period is it more or less. */
export interface PriceFacts {
  readonly priceAmount: number | null;
  readonly priceCurrency: string | null;
  readonly pricePeriod: string | null;
}

/** How a rule has met a listing last. */
export interface MetBefore extends PriceFacts {
  readonly isThere: boolean;
  readonly isUnderOffer: boolean;
}

/** A listing as it is now. */
export interface MetNow extends PriceFacts {
  readonly isPublic: boolean;
  readonly isUnderOffer: boolean;
  /** The price before the last reduction. */
  readonly previousPriceAmount: number | null;
  /** Whether it was published once, and taken back or closed. */
  readonly hasBeenClosed: boolean;
  /** Whether it was published after the rule began to look. */
  readonly isYounger: boolean;
}

/** A listing and a rule, and what has happened to the listing. */
export interface Meeting {
  readonly before: MetBefore | undefined;
  /** Nothing where it is gone for good. */
  readonly now: MetNow | undefined;
  /** Whether it is what the rule asks for, public or not. */
  readonly fits: boolean;
  readonly changes: ReadonlySet<ListingChangeKind>;
}

/**
 * Returns what is news of a listing for a rule; of several the first that its owner has requested
 * counts.
 */
export function newsOf({ before, now, fits, changes }: Meeting): readonly NewsKind[] {
  if (!now?.isPublic) {
    if (before) return before.isThere ? ['gone'] : [];
    return fits && (changes.has('hidden') || changes.has('removed')) ? ['gone'] : [];
  }
  if (!fits) return [];
  if (before) return newsOfKnown(before, now, changes);
  if (changes.has('shown')) return now.hasBeenClosed ? ['open-again'] : ['new'];
  if (changes.has('repriced')) return priceNews(isReduced(now));
  return now.isYounger ? ['new'] : [];
}

function newsOfKnown(
  before: MetBefore,
  now: MetNow,
  changes: ReadonlySet<ListingChangeKind>,
): readonly NewsKind[] {
  const isBack = before.isThere ? before.isUnderOffer && !now.isUnderOffer : changes.has('shown');
  if (isBack) return ['open-again'];
  if (isSamePrice(before, now)) return [];
  return priceNews(isSameUnit(before, now) && isLess(now.priceAmount, before.priceAmount));
}

/** What costs less also costs something else. */
function priceNews(isLower: boolean): readonly NewsKind[] {
  return isLower ? ['reduced', 'repriced'] : ['repriced'];
}

function isReduced({ priceAmount, previousPriceAmount }: MetNow): boolean {
  return isLess(priceAmount, previousPriceAmount);
}

function isSamePrice(one: PriceFacts, other: PriceFacts): boolean {
  return isSameUnit(one, other) && one.priceAmount === other.priceAmount;
}

function isSameUnit(one: PriceFacts, other: PriceFacts): boolean {
  return one.priceCurrency === other.priceCurrency && one.pricePeriod === other.pricePeriod;
}

function isLess(amount: number | null, than: number | null): boolean {
  return amount !== null && than !== null && amount < than;
}
