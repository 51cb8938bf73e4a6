import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import { marketplace } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { ShoppingCart } from 'lucide';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import '../../../kit/button/button.css';

/** In place of the lines of a cart that has none. */
export function EmptyCart() {
  const { env, host } = useWidget();
  const messages = env.messages(cartPartMessages);
  return (
    <EmptyState icon={ShoppingCart} title={messages.none} advice={messages.noneAdvice}>
      {host.firstParty && (
        <RouteLink className="button button-primary" route={marketplace({})}>
          {messages.look}
        </RouteLink>
      )}
    </EmptyState>
  );
}
