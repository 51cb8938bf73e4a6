import type { Card } from '@boardwalk/sdk-core/billing/cards/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { Wish } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { isHeld } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { isWithinPlan } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { createElement } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { KeptPlaces } from '../../kept/KeptPlaces.tsx';
import { LostPlaces } from '../../kept/LostPlaces.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import type { usePurchase } from '../use-purchase.ts';
import { BoardNames, useBoardNames } from './BoardNames.tsx';
import { CouponField } from './CouponField.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PayingCard } from './PayingCard.tsx';

interface ReviewProps {
  readonly context: CheckoutContext;
  readonly wish: Wish;
  readonly plan: Plan;
  readonly purchase: ReturnType<typeof usePurchase>;
  /** The card that is charged; undefined where nothing is. */
  readonly card: Card | undefined;
  readonly onChooseOthers: () => void;
  readonly onChangeCard: () => void;
}

/** What is bought, until when its places are kept, and the very invoice that is charged. */
export function Review(props: ReviewProps) {
  const { context, wish, plan, purchase, card, onChooseOthers, onChangeCard } = props;
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(checkoutMessages);
  const { nameOf } = useBoardNames(wish.seats);
  const held = lastValue(purchase.held);
  const isWithin = isWithinPlan(lastValue(purchase.invoice));
  const keepAgain = () => void purchase.keep();

  return (
    <div className="checkout-review">
      <section className="checkout-part" part="summary">
        {createElement(
          `h${attributes.headingLevel + 2}`,
          { className: 'checkout-part-title' },
          messages.summary,
        )}
        <p className="checkout-note">{plan.nickname}</p>
        <BoardNames ids={wish.seats} />
        <RemoteContent remote={purchase.held} onRetry={keepAgain} rows={1}>
          {(choice) =>
            isHeld(wish, choice) ? (
              <KeptPlaces held={choice} onKeepAgain={keepAgain} />
            ) : (
              <div className="checkout-alert" role="alert">
                <LostPlaces refused={choice.refused} nameOf={nameOf} />
                <Button onClick={onChooseOthers}>{messages.chooseOthers}</Button>
              </div>
            )
          }
        </RemoteContent>
      </section>
      {isHeld(wish, held) && (
        <section className="checkout-part" part="invoice">
          <RemoteContent
            remote={purchase.invoice}
            onRetry={() => void purchase.purchase.retry()}
            rows={3}
          >
            {(invoice) => <InvoiceTable invoice={invoice} />}
          </RemoteContent>
          {card && <PayingCard card={card} onChange={onChangeCard} />}
          {(!isWithin || attributes.coupon !== '') && (
            <CouponField
              coupon={attributes.coupon}
              onChange={(coupon) => setAttributes({ coupon })}
            />
          )}
          {held?.running?.renews && <p className="checkout-note">{messages.renewsAlready}</p>}
          {!isWithin && !held?.running?.renews && (
            <>
              <Checkbox
                isChecked={attributes.renews}
                onChange={(renews) => setAttributes({ renews })}
              >
                {messages.renews}
              </Checkbox>
              <p className="checkout-note">{messages.renewsNote}</p>
            </>
          )}
        </section>
      )}
    </div>
  );
}
