import type { OrderStep } from '@boardwalk/sdk-core/cart/order-steps';
import type { Cart, Totals } from '@boardwalk/sdk-core/cart/schemas';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useCardName } from '../../../billing/shared/card-name/use-card-name.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { AddressText } from '../../shared/order-parts/AddressText.tsx';
import type { OrderCheckoutState } from '../state/order-checkout-state.ts';
import { PaymentsDue } from './PaymentsDue.tsx';
import { ReviewedShop } from './ReviewedShop.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../order-checkout.css';

interface OrderReviewProps {
  readonly cart: Cart;
  readonly totals: Totals;
  readonly state: OrderCheckoutState;
  readonly headingLevel: number;
  readonly onChange: (step: OrderStep) => void;
}

/** All of an order on one page: what each shop sends, where to, by which card, and each payment. */
export function OrderReview({ cart, totals, state, headingLevel, onChange }: OrderReviewProps) {
  const messages = useMessages(orderCheckoutMessages);
  const nameCard = useCardName();
  const { address, card } = state;
  const isSent = totals.shops.some(({ delivery }) => delivery?.kind === 'ship');
  return (
    <div className="order-review">
      <div className="order-shops">
        {totals.shops.map((of) => {
          const shop = cart.shops.find(({ id }) => id === of.shopId);
          const items = cart.items.filter(({ shopId }) => shopId === of.shopId);
          return (
            shop && (
              <ReviewedShop
                key={shop.id}
                {...{ shop, items, totals: of, headingLevel }}
                onChange={() => onChange('delivery')}
              />
            )
          );
        })}
      </div>
      <div className="order-summary" part="summary">
        {isSent && address && (
          <Chosen title={messages.sendTo} onChange={() => onChange('address')}>
            <AddressText address={address} />
          </Chosen>
        )}
        {card && (
          <Chosen title={messages.payWith} onChange={() => onChange('payment')}>
            <p>{nameCard(card)}</p>
          </Chosen>
        )}
        <PaymentsDue cart={cart} groups={totals.groups} />
      </div>
    </div>
  );
}

interface ChosenProps {
  readonly title: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** Something that was chosen before, and the way to choose again. */
function Chosen({ title, onChange, children }: ChosenProps) {
  const messages = useMessages(orderCheckoutMessages);
  return (
    <div className="order-chosen">
      <p className="checkout-note">{title}</p>
      {children}
      <Button
        variant="quiet"
        aria-label={fillMessage(messages.changeThe, { what: title })}
        onClick={onChange}
      >
        {messages.change}
      </Button>
    </div>
  );
}
