import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { Cart, Totals } from '@boardwalk/sdk-core/cart/schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { order as orderRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { ShopDelivery } from './ShopDelivery.tsx';
import '../order-checkout.css';

interface DeliveryStepProps {
  readonly cart: Cart;
  readonly totals: Totals;
  readonly address: DeliveryAddress | null;
  readonly onChangeAddress: () => void;
  /** Something has left the cart: going on is a press of its own. */
  readonly onQuoted: () => void;
  /** All that was in the cart waits for a price of delivery now. */
  readonly onLastQuoted: (order: Order) => void;
}

/** How each shop's goods reach their buyer. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { cart, totals, address, onChangeAddress, onQuoted, onLastQuoted } = props;
  const [quoted, setQuoted] = useState<readonly Order[]>([]);

  function leave(order: Order): void {
    const isLast = cart.items.every(({ shopId }) => shopId === order.shops[0]?.shop.id);
    if (isLast) {
      onLastQuoted(order);
      return;
    }
    onQuoted();
    setQuoted((before) => [...before, order]);
  }

  return (
    <div className="order-deliveries">
      {quoted.map((order) => (
        <QuotedOrder key={order.id} order={order} />
      ))}
      {totals.shops.map((of) => {
        const shop = cart.shops.find(({ id }) => id === of.shopId);
        return (
          shop && (
            <ShopDelivery
              key={shop.id}
              shop={shop}
              totals={of}
              address={address}
              onChangeAddress={onChangeAddress}
              onQuoted={leave}
            />
          )
        );
      })}
    </div>
  );
}

/** Says what has left the cart, and where it is now. */
function QuotedOrder({ order }: { readonly order: Order }) {
  const messages = useMessages(checkoutStepMessages);
  const { id, shops } = order;
  const shop = shops[0]?.shop.name ?? '';
  return (
    <p ref={takeFocus} tabIndex={-1} role="status" className="order-problem">
      {fillMessage(messages.quoteAsked, { shop })}{' '}
      <RouteLink route={orderRoute({ orderId: id })}>
        {fillMessage(messages.quoteOrder, { number: id })}
      </RouteLink>
    </p>
  );
}
