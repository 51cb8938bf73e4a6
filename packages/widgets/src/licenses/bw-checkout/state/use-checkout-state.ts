import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { createRemote, lastValue } from '@boardwalk/sdk-core/http/remote';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { createPlanFinder } from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { useBuying } from '../review/use-buying.ts';
import { useRefusedCoupon } from '../review/use-refused-coupon.ts';
import { useHolds, usePurchase } from '../use-purchase.ts';
import { useStep } from '../use-step.ts';
import { readChoice } from './checkout-choice.ts';
import { checkoutState } from './checkout-state.ts';
import { readPayment } from './payment-choice.ts';

/** What is known of a purchase as it is made. */
export interface JustBought {
  readonly license: License;
  readonly secret: string | undefined;
  /** Whether boards were only added to a plan that runs. */
  readonly isAdded: boolean;
}

export interface BuyerProps {
  /** A licence was begun, whose bank may ask for something by its secret. */
  readonly onBought: (bought: JustBought) => void;
  /** The card that was picked, where one was. */
  readonly picked: string | undefined;
}

/** Follows what the server knows of what the address says, and decides what the page shows of it. */
export function useCheckoutState(context: CheckoutContext, { picked, onBought }: BuyerProps) {
  const { attributes, env } = context;
  const { planId, billboards, listingId, coupon } = attributes;
  const [plans] = useState(() => {
    const findPlans = createPlanFinder(env);
    return createRemote({ key: undefined, request: (signal, id: string) => findPlans(id, signal) });
  });
  const remote = useRemote(plans, planId);
  const user = useSession(env);
  // An attribute of whole numbers above 0 is an id.
  const listing = user && listingId > 0 ? (listingId as ListingId) : undefined;
  const places = useHolds(env, listing);
  const cards = lastValue(useRemote(env.store(createCardsStore)));
  /** One that is added is picked by its step, and going on is a press of its own. */
  const [firstCards, setFirstCards] = useState(cards);
  if (cards && !firstCards) setFirstCards(cards);
  const { step, go } = useStep(context);

  const choice = readChoice({
    ...{ billboards, coupon, listing, holds: places.held },
    plans: lastValue(remote),
    now: env.clock.now(),
  });
  const purchase = usePurchase(env, places, choice.wish);
  const refusedCoupon = useRefusedCoupon(context, purchase.invoice);
  const payment = readPayment(choice, { invoice: purchase.invoice, cards, firstCards, picked });
  const { isFree, isAdded, cardId } = payment;
  const buying = useBuying({
    ...purchase,
    ...{ wish: choice.wish, cardId: isFree ? '' : cardId },
    onBought: (license, secret) => onBought({ license, secret, isAdded }),
  });
  const { isBuying } = buying;
  return {
    state: checkoutState({ choice, payment, step, isSignedIn: Boolean(user), isBuying }),
    remote,
    retry: () => void plans.reload(),
    ...{ go, purchase, buying, refusedCoupon },
  };
}

export type CheckoutProgress = ReturnType<typeof useCheckoutState>;
