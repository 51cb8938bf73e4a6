import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { decideCheckout } from '@boardwalk/sdk-core/licenses/checkout/checkout-decision';
import { mayBuy } from '@boardwalk/sdk-core/licenses/checkout/may-buy';
import { requestMerchantListings } from '@boardwalk/sdk-core/licenses/checkout/merchant-listings-store';
import type { Licensee } from '@boardwalk/sdk-core/licenses/own/schemas';
import { plansWithMoreThan } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { BoardChoice } from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import { fitsPlan } from '@boardwalk/sdk-core/licenses/selection/selection';
import { createSelectionKeeper } from '@boardwalk/sdk-core/licenses/selection/selection-keeper';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { checkout as checkoutRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import type { BoardsContext } from './boards-context.ts';

import { toBoardChoiceDetail } from './use-board-choice.ts';

/**
 * What follows once it is known for which listing: the checkout, or what is called with the
 * listing.
 */
type Onward = 'checkout' | ((listingId: ListingId) => void);

/** The question between the choice and its checkout. */
export type CheckoutPrompt =
  | { readonly kind: 'register' | 'post-listing'; readonly onward: Onward }
  | {
      readonly kind: 'choose-listing';
      readonly listings: readonly Licensee[];
      readonly onward: Onward;
    }
  | { readonly kind: 'upgrade'; readonly seats: number };

/** The way from the choice to its checkout. */
export interface CheckoutFlow {
  readonly asked: CheckoutPrompt | undefined;
  readonly isBusy: boolean;
  /** Why it does not go on now. */
  readonly problem: string | undefined;
  readonly press: () => Promise<void>;
  /** Takes the only listing, or asks which; reports it, unless nothing came of it. */
  readonly chooseListing: (onChosen?: (listingId: ListingId) => void) => Promise<void>;
  /** Tries again what the question stood in the way of. */
  readonly goOn: (onward: Onward) => void;
  /** Offers a larger plan than the one that is full, where there is one. */
  readonly offerUpgrade: () => void;
  readonly close: () => void;
  /** Goes on with the listing that was chosen. */
  readonly take: (listingId: ListingId, onward: Onward) => void;
}

export function useCheckout(context: BoardsContext, choice: BoardChoice | undefined): CheckoutFlow {
  const { attributes, env, host, emit, navigate, setAttributes } = context;
  const explain = useExplanation();
  const [asked, setAsked] = useState<CheckoutPrompt>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const plan = choice?.selection.plan;

  /** One thing at a time; what fails says why. */
  async function ask(act: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await act()
      .catch((error: unknown) => setProblem(explain(toProblem(error))))
      .finally(() => setBusy(false));
  }

  async function isSignedIn(): Promise<boolean> {
    const session = env.store(createSessionStore);
    await session.load();
    const remote = session.$user.get();
    if (remote.state === 'failed') throw remote.problem;
    return mayBuy(lastValue(remote));
  }

  const press = () =>
    ask(async () => {
      if (!choice || !plan || plan.kind === 'none') return;
      if (!fitsPlan(choice.selection)) {
        return setAsked({ kind: 'upgrade', seats: plan.plan.seat_count });
      }
      const isKnown = await isSignedIn();
      const listings = isKnown ? await requestMerchantListings(env) : [];
      // Ids are branded by the contract's schemas; whose it is, the decision asks.
      const listingId = attributes.listingId > 0 ? (attributes.listingId as ListingId) : undefined;
      const decision = decideCheckout({
        isSignedIn: isKnown,
        listingId,
        merchantListings: listings.map(({ id }) => id),
        isStep: attributes.step,
      });
      if (decision.kind === 'proceed' || decision.kind === 'take-only-listing') {
        return proceed(decision.listingId);
      }
      setAsked(
        decision.kind === 'choose-listing'
          ? { kind: 'choose-listing', listings, onward: 'checkout' }
          : { kind: decision.kind, onward: 'checkout' },
      );
    });

  const chooseListing: CheckoutFlow['chooseListing'] = (onward = () => undefined) =>
    ask(async () => {
      if (!(await isSignedIn())) return setAsked({ kind: 'register', onward });
      const listings = await requestMerchantListings(env);
      const [first, ...others] = listings;
      const isOnly = first && others.length === 0 && first.id !== attributes.listingId;
      if (isOnly) return take(first.id, onward);
      setAsked({ kind: 'choose-listing', listings, onward });
    });

  function goOn(onward: Onward): void {
    void (onward === 'checkout' ? press() : chooseListing(onward));
  }

  function take(listingId: ListingId, onward: Onward): void {
    if (onward === 'checkout') {
      proceed(listingId);
      return;
    }
    setAsked(undefined);
    setAttributes({ listingId });
    onward(listingId);
  }

  function offerUpgrade() {
    if (plan?.kind !== 'enterprise') return;
    const seats = plan.plan.seat_count;
    const larger = plansWithMoreThan(choice?.plans?.standardPlans ?? [], seats);
    if (larger.length > 0) setAsked({ kind: 'upgrade', seats });
  }

  function proceed(listingId: ListingId): void {
    setAsked(undefined);
    if (!choice) return;
    const { query, selection } = choice;
    setAttributes({ listingId });
    const told = { ...toBoardChoiceDetail(query.planId, selection.boards), listingId };
    const isPrevented = !emit('bw-boards-chosen', told);
    if (host.firstParty) createSelectionKeeper(env.clock).clear();
    if (isPrevented || attributes.step) return;
    const { planId, billboards } = query;
    navigate(checkoutRoute({}, { planId, billboards, listingId }));
  }

  return {
    asked,
    isBusy,
    problem,
    press,
    chooseListing,
    goOn,
    offerUpgrade,
    close: () => setAsked(undefined),
    take,
  };
}
