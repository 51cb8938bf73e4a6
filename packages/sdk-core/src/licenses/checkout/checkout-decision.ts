import type { ListingId } from '../../vocabulary/ids.ts';

/** What is known when somebody presses Checkout. */
export interface CheckoutSituation {
  readonly isSignedIn: boolean;
  /** The listing of the address, or the one that was picked. */
  readonly listingId: ListingId | undefined;
  /** The merchant listings of the signed-in user. */
  readonly merchantListings: readonly ListingId[];
  /** Whether the map is a step of the checkout, rather than a page before it. */
  readonly isStep: boolean;
}

/** What follows from the press. */
export type CheckoutDecision =
  /** The dialog that offers to register. */
  | { readonly kind: 'register' }
  /** On with the listing that is chosen. */
  | {
      readonly kind: 'proceed';
      readonly listingId: ListingId;
      readonly to: 'checkout' | 'next-step';
    }
  /** The dialog that asks for a merchant listing first. */
  | { readonly kind: 'post-listing' }
  /** The only listing is chosen without a question. */
  | { readonly kind: 'take-only-listing'; readonly listingId: ListingId }
  /** The dialog in which one of several is chosen. */
  | { readonly kind: 'choose-listing' };

/** A listing of somebody else, or that is none of a merchant's, counts as none chosen. */
export function decideCheckout(situation: CheckoutSituation): CheckoutDecision {
  const { isSignedIn, listingId, merchantListings, isStep } = situation;
  if (!isSignedIn) return { kind: 'register' };
  if (listingId !== undefined && merchantListings.includes(listingId)) {
    return { kind: 'proceed', listingId, to: isStep ? 'next-step' : 'checkout' };
  }
  const [only, ...others] = merchantListings;
  if (only === undefined) return { kind: 'post-listing' };
  if (others.length === 0) return { kind: 'take-only-listing', listingId: only };
  return { kind: 'choose-listing' };
}
