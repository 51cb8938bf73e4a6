import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { cart as cartRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';

/** In place of a checkout of nothing. */
export function NothingToOrder() {
  const messages = useMessages(orderCheckoutMessages);
  return (
    <div className="checkout-ways">
      <p>{messages.empty}</p>
      <RouteLink className="button button-primary" route={cartRoute({})}>
        {messages.toCart}
      </RouteLink>
    </div>
  );
}

/** Above the steps where something in the cart can't be ordered as it is. */
export function UnorderableCart({ cart: { items } }: { readonly cart: Cart }) {
  const messages = useMessages(orderCheckoutMessages);
  const faulty = items.filter(({ problem }) => problem !== null);
  return (
    <div className="checkout-alert" role="alert">
      <p>{messages.faulty}</p>
      <ul>
        {faulty.map(({ item, product }) => (
          <li key={item}>{[product.title, ...product.values].join(', ')}</li>
        ))}
      </ul>
      <RouteLink className="button button-secondary" route={cartRoute({})}>
        {messages.mend}
      </RouteLink>
    </div>
  );
}
