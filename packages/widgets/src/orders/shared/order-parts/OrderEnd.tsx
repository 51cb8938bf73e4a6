import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { orders } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';

/** What there is to do with an order besides. */
export function OrderEnd({ order }: { readonly order: Order }) {
  const { env, host } = useWidget();
  const messages = env.messages(orderMessages);
  // A page of others has no list of orders, and prints what else stands on it.
  if (!host.firstParty) return null;
  return (
    <div className="checkout-ways">
      <RouteLink className="button button-secondary" route={orders({})}>
        {messages.allOrders}
      </RouteLink>
      {order.state === 'PAID' && <Button onClick={() => print()}>{messages.print}</Button>}
    </div>
  );
}
