import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createChosenListingStore } from '@boardwalk/sdk-core/licenses/checkout/chosen-listing-store';
import type { PurchaseSelection } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { isHeld } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { isWithinPlan } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import { endingMessages } from '@boardwalk/sdk-core/licenses/term/ending-messages';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, type RefObject, useRef, useState } from 'react';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { HoldExpiry } from '../../holds/HoldExpiry.tsx';
import { AddressNeeded } from '../address/AddressNeeded.tsx';
import { BilledTo } from '../address/BilledTo.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import type { usePurchase } from '../use-purchase.ts';
import { BoardNameList } from './BoardNameList.tsx';
import { CouponField } from './CouponField.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PayingCard } from './PayingCard.tsx';
import '../../../billing/shared/paying/checkout-frame.css';

/** The bank did not let it through, or its buyer has cancelled it. */
export type Failure = 'failed' | 'cancelled';

interface ReviewProps {
  readonly context: CheckoutContext;
  readonly wish: PurchaseSelection;
  readonly plan: Plan;
  readonly purchase: ReturnType<typeof usePurchase>;
  /** The card that is charged; undefined where nothing is. */
  readonly card: SavedCard | undefined;
  /** Nothing is bought while the form of the billing address is open: its place is here then. */
  readonly addressForm: RefObject<HTMLDivElement | null>;
  /** Nor with a code in it that is not applied. */
  readonly couponField: RefObject<HTMLInputElement | null>;
  /** Why it came to nothing a moment ago. */
  readonly failure: Failure | undefined;
  /** The code that was refused last. */
  readonly refusedCoupon: string | undefined;
  /** A plan of the list that is enough, where a larger one is chosen. */
  readonly smaller: Plan | undefined;
  readonly onTakeSmaller: (planId: string) => void;
  readonly onChangeCard: () => void;
}

/** Shows what is bought, until when its places are held, and the very invoice that is charged. */
export function Review(props: ReviewProps) {
  const { context, wish, plan, purchase, card, failure, refusedCoupon } = props;
  const { smaller, onTakeSmaller, onChangeCard, addressForm, couponField } = props;
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(checkoutMessages);
  const { smallerFits } = env.messages(selectionMessages);
  const { takeSmaller } = env.messages(boardMapMessages);
  const locale = useLocale();
  const [listings] = useState(() => createChosenListingStore(env));
  const listing = lastValue(useRemote(listings, wish.listingId));
  const held = lastValue(purchase.held);
  const isWithin = isWithinPlan(lastValue(purchase.invoice));
  const priced = useRef<HTMLElement>(null);
  // The form of the address goes with what it was requested for.
  useFocusBack(needsAddress(purchase.invoice), priced);
  const keepAgain = () => void purchase.keep();
  const priceAnew = () => void purchase.purchase.reload();

  return (
    <div className="checkout-review">
      {failure && (
        <div ref={takeFocus} className="checkout-alert" tabIndex={-1} role="alert">
          <p>{messages[failure]}</p>
          <p>{messages.failedAdvice}</p>
        </div>
      )}
      <section className="checkout-part" part="summary">
        {createElement(
          `h${attributes.headingLevel + 2}`,
          { className: 'checkout-part-title' },
          messages.summary,
        )}
        {listing && <p>{fillMessage(messages.forListing, { listing: listing.title })}</p>}
        <p className="checkout-note">
          {fillMessage(countMessage(messages.planFor, plan.seat_count, locale), {
            plan: plan.nickname,
          })}
        </p>
        <BoardNameList ids={wish.seats} />
        <RemoteContent remote={purchase.held} onRetry={keepAgain} rows={1}>
          {(choice) =>
            isHeld(wish, choice) ? (
              <>
                <FreeSeats plan={plan} seats={wish.seats} held={choice} />
                <HoldExpiry held={choice} onKeepAgain={keepAgain} />
              </>
            ) : (
              <p className="checkout-note">{messages.keeping}</p>
            )
          }
        </RemoteContent>
        {smaller && (
          <div className="checkout-ways">
            <p>{fillMessage(smallerFits, { plan: smaller.nickname })}</p>
            <Button onClick={() => onTakeSmaller(smaller.id)}>
              {fillMessage(takeSmaller, { plan: smaller.nickname })}
            </Button>
          </div>
        )}
      </section>
      {isHeld(wish, held) && (
        <section ref={priced} className="checkout-part" part="invoice" tabIndex={-1}>
          {needsAddress(purchase.invoice) ? (
            <AddressNeeded context={context} onTold={priceAnew} />
          ) : (
            <RemoteContent remote={purchase.invoice} onRetry={priceAnew} rows={3}>
              {(invoice) => (
                <>
                  <InvoiceTable invoice={invoice} />
                  {invoice.billedTo && (
                    <BilledTo
                      context={context}
                      address={invoice.billedTo}
                      form={addressForm}
                      onChanged={priceAnew}
                    />
                  )}
                </>
              )}
            </RemoteContent>
          )}
          {card && <PayingCard card={card} onChange={onChangeCard} />}
          {(!isWithin || attributes.coupon !== '') && (
            <CouponField
              coupon={attributes.coupon}
              refused={refusedCoupon}
              field={couponField}
              onChange={(coupon) => setAttributes({ coupon })}
            />
          )}
          {!isWithin && <p className="checkout-note">{env.messages(endingMessages).ends}</p>}
        </section>
      )}
    </div>
  );
}

/** Whether nothing can be priced before the billing address is given. */
function needsAddress(invoice: ReturnType<typeof usePurchase>['invoice']): boolean {
  return invoice.state === 'failed' && invoice.problem.code === 'incomplete-profile';
}
