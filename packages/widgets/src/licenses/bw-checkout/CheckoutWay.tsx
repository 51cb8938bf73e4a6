import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { readCouponCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import { createRemote, lastValue } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { Wish } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { type HeldChoice, isHeld } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { findSmallestFit } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { isWithinPlan } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import {
  besideRunning,
  chosenOf,
  createPlanFinder,
  type PlanChoice,
} from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import { isEnding } from '@boardwalk/sdk-core/licenses/term/last-days';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { Steps } from '../../parts/steps/Steps.tsx';
import { requireStep } from '../../parts/steps/step-rules.ts';
import { DroppedBoards } from '../kept/DroppedBoards.tsx';
import { boardsPatch, chosenPatch, readCard } from './changes.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { Heard } from './Heard.tsx';
import { ListingStep } from './ListingStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { readSeats } from './read-seats.ts';
import { BuyingStatus } from './review/BuyingStatus.tsx';
import { PaymentUnderWay } from './review/PaymentUnderWay.tsx';
import { RefusedBoards } from './review/RefusedBoards.tsx';
import { type Failure, Review } from './review/Review.tsx';
import { useBuying } from './review/use-buying.ts';
import { useRefusedCoupon } from './review/use-refused-coupon.ts';
import { useHolds, usePurchase } from './use-purchase.ts';
import { useStep } from './use-step.ts';

/** What is known of a purchase as it is made. */
export interface JustBought {
  readonly license: License;
  readonly secret: string | undefined;
  /** Whether boards were only added to a plan that runs. */
  readonly isAdded: boolean;
}

interface CheckoutWayProps {
  readonly context: CheckoutContext;
  /** Why what is chosen came to nothing, when it was last paid for here. */
  readonly failure: Failure | undefined;
  /** A licence was begun, whose bank may ask for something by its secret. */
  readonly onBought: (bought: JustBought) => void;
  /** The card that was picked, where one was. */
  readonly picked: string | undefined;
  readonly onPick: (paymentId: string) => void;
}

/** The steps before a licence is paid for; what was chosen stands in the address, but for the card. */
export function CheckoutWay(props: CheckoutWayProps) {
  const { context, failure, picked, onPick, onBought } = props;
  const { attributes, env, host, setAttributes } = context;
  const { planId, billboards, listingId, coupon } = attributes;
  const messages = env.messages(checkoutMessages);
  const formatMoney = createMoneyFormatter(useLocale());
  const [plans] = useState(() => {
    const findPlans = createPlanFinder(env);
    return createRemote({ key: undefined, request: (signal, id: string) => findPlans(id, signal) });
  });
  const remote = useRemote(plans, planId);
  const user = useSession(env);
  // An attribute of whole numbers above 0 is an id.
  const listing = user && listingId > 0 ? (listingId as ListingId) : undefined;
  const places = useHolds(env, listing);
  const had = lastValue(places.held);
  const running = had?.running?.plan;
  const found = lastValue(remote);
  const ends = had?.running && isEnding(had.running, env.clock.now()) ? had.running : undefined;
  const beside = (all: PlanChoice) => besideRunning(all, running, ends !== undefined);
  const choice = found && beside(found);
  const plan = choice && chosenOf(choice);
  const { ids: seats, dropped } = readSeats(billboards, had?.gone);
  const cards = lastValue(useRemote(env.store(createCardsStore)));
  const { step, go } = useStep(context);
  const [moreThan, setMoreThan] = useState('0');
  const usual = cards?.find(({ defaultFor }) => defaultFor.includes('licences'));
  /** As they were at first: one that is added is picked by its step, and going on is a press of its own. */
  const [firstCards, setFirstCards] = useState(cards);
  if (cards && !firstCards) setFirstCards(cards);
  const only = firstCards?.length === 1 ? firstCards[0] : undefined;
  const cardId = picked ?? (usual ?? only)?.payment_id ?? '';

  const isFull = plan !== undefined && seats.length > plan.seat_count;
  const hasBoards = seats.length > 0 && !isFull;
  // Which plan can be bought follows from the one that runs.
  const isKnown = had !== undefined || places.held.state === 'failed';
  // As the server keeps it: what is confirmed is compared with that.
  const written = readCouponCode(coupon) ?? coupon;
  const wish: Wish | undefined =
    listing && plan && hasBoards && isKnown
      ? { listingId: listing, planId: plan.id, seats, coupon: written }
      : undefined;
  const purchase = usePurchase(env, places, wish);
  const refusedCoupon = useRefusedCoupon(context, purchase.invoice);
  const refused = refusedOf(wish, lastValue(purchase.held));
  const alerts = useRef<HTMLDivElement>(null);
  // Where nothing is left to go on with, the step stays.
  useFocusBack(refused.length > 0, alerts);
  // A price whose places are gone is none.
  const canBuy = wish !== undefined && isHeld(wish, lastValue(purchase.held));
  const invoice = canBuy ? lastValue(purchase.invoice) : undefined;
  const isFree = invoice?.total.amount === 0;
  const isAdded = isWithinPlan(invoice);
  const card = isFree ? undefined : cards?.find(({ payment_id: id }) => id === cardId);
  const buying = useBuying(context, {
    ...purchase,
    ...{ wish, cardId: isFree ? '' : cardId },
    onBought: (license, secret) => onBought({ license, secret, isAdded }),
  });
  const smaller = running || !choice ? undefined : findSmaller(choice.standardPlans, plan, seats);

  const steps = [
    { id: 'plan', title: messages.plan, isDone: plan !== undefined },
    {
      id: 'boards',
      title: messages.boards,
      isDone: hasBoards && Boolean(user) && refused.length === 0,
    },
    { id: 'listing', title: messages.listing, isDone: listing !== undefined },
    { id: 'card', title: messages.card, isDone: isFree || cardId !== '' },
    { id: 'review', title: messages.review, isDone: false },
  ] as const;
  const missing = {
    plan: messages.planMissing,
    boards: refused.length > 0 ? messages.refusedFirst : messages.boardsMissing,
    listing: messages.listingMissing,
    card: messages.cardMissing,
    review: wish ? messages.notReady : messages.boardsMissing,
  };
  const current = requireStep(steps, step);

  function leave(): boolean {
    const canLeave = current.id === 'review' ? invoice !== undefined : current.isDone;
    if (!canLeave && host.element) toast(host.element, missing[current.id], 'error');
    return canLeave;
  }

  const finishLabel = buying.isBuying
    ? messages.paying
    : isFree || !invoice
      ? isAdded
        ? messages.addBoards
        : messages.buyFree
      : fillMessage(messages.pay, { total: formatMoney(invoice.total) });

  const paying = buying.isBuying ? null : had?.paying;
  if (paying) return <PaymentUnderWay onSee={() => setAttributes({ license: paying })} />;
  return (
    <RemoteContent remote={remote} onRetry={() => void plans.reload()} rows={4}>
      {(value) => (
        <Steps
          steps={steps}
          current={current.id}
          onGo={go}
          validate={leave}
          onFinish={() => void buying.buy()}
          finishLabel={finishLabel}
          headingLevel={attributes.headingLevel + 1}
        >
          {/* The map names by itself what it leaves out. */}
          {current.id !== 'boards' && (
            <div className="checkout-said" role="status">
              {dropped.length > 0 && <DroppedBoards dropped={dropped} />}
            </div>
          )}
          <div ref={alerts} className="checkout-refused" tabIndex={-1}>
            {wish && refused.length > 0 && (
              <RefusedBoards
                wish={wish}
                refused={refused}
                onGoOn={(left) => setAttributes({ billboards: left.join() })}
              />
            )}
          </div>
          {current.id === 'plan' && (
            <PlanStep
              choice={beside(value)}
              ends={ends}
              onChoose={(id) => {
                go('plan');
                setAttributes({ planId: id });
              }}
            />
          )}
          {current.id === 'boards' && (
            <Heard
              tag="bw-boards"
              attributes={{
                // Set as a property too, of which an empty text is none.
                step: 'true',
                'plan-id': planId,
                billboards,
                'listing-id': String(listingId),
                'show-more-than': moreThan,
                // Its heading is that of the step.
                'heading-level': '2',
              }}
              onState={(changed) => {
                setMoreThan((shown) => changed['show-more-than'] ?? shown);
                setAttributes(boardsPatch(changed));
              }}
              event="bw-boards-chosen"
              onEvent={(chosen) => setAttributes({ ...chosenPatch(chosen), step: 'card' })}
            />
          )}
          {current.id === 'listing' && (
            <ListingStep
              listingId={listingId}
              onChoose={(id) => {
                go('listing');
                setAttributes({ listingId: id });
              }}
              onBack={() => go('boards')}
            />
          )}
          {current.id === 'card' && (
            <>
              <p className="checkout-note">{messages.cardLead}</p>
              <Heard
                tag="bw-cards"
                attributes={{ selected: cardId, 'sign-in-for': 'boards' }}
                event="bw-card-select"
                onEvent={(card) => {
                  // Going on is a press of its own.
                  go('card');
                  onPick(readCard(card));
                }}
              />
            </>
          )}
          {current.id === 'review' && wish && plan && (
            <Review
              context={context}
              wish={wish}
              plan={plan}
              purchase={purchase}
              card={card}
              failure={buying.state === 'idle' ? failure : undefined}
              refusedCoupon={refusedCoupon}
              smaller={smaller}
              onTakeSmaller={(id) => setAttributes({ planId: id })}
              onChangeCard={() => go('card')}
            />
          )}
          {current.id !== 'review' && plan && (
            <p className="checkout-outlook">
              {invoice
                ? fillMessage(messages.toPay, { total: formatMoney(invoice.total) })
                : fillMessage(messages.outlook, {
                    plan: plan.nickname,
                    price: formatMoney(plan.price),
                  })}
            </p>
          )}
          <BuyingStatus buying={buying} />
        </Steps>
      )}
    </RemoteContent>
  );
}

/** What of a wish can't be had, as far as it was answered. */
function refusedOf(wish: Wish | undefined, held: HeldChoice | undefined) {
  if (!wish || held?.listingId !== wish.listingId) return [];
  return held.refused.filter(({ id }) => wish.seats.includes(id));
}

/** A smaller plan of the list that is enough for the boards. */
function findSmaller(
  standardPlans: readonly Plan[],
  plan: Plan | undefined,
  seats: readonly BoardId[],
): Plan | undefined {
  if (plan?.license_class !== 'STANDARD') return undefined;
  const smallest = findSmallestFit(standardPlans, seats.length);
  return smallest && smallest.seat_count < plan.seat_count ? smallest : undefined;
}
