import { addMessages } from '@boardwalk/sdk-core/cart/add-messages';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { badgeText } from '@boardwalk/sdk-core/vocabulary/numbers/badge-text';
import { cart } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ShoppingCart } from 'lucide';
import { useSession } from '../../account/shared/session/use-session.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { cartButtonAttributes } from './attributes.ts';
import './cart-button.css';

/** The whole of `<bw-cart-button>`: leads to the cart, and says how many things are in it. */
export function CartButton({
  context,
}: {
  readonly context: WidgetContext<typeof cartButtonAttributes>;
}) {
  const { attributes, env } = context;
  const messages = env.messages(addMessages);
  useSession(env);
  const count = lastValue(useRemote(env.store(createCartStore)))?.count ?? 0;
  const badge = badgeText(count);
  const name = badge
    ? countMessage(messages.cartOf, count, findLocale([env.locale]))
    : messages.cart;
  return (
    <RouteLink route={cart({})} className="cart-button">
      <span className="cart-face" title={name}>
        <Icon node={ShoppingCart} size={22} />
        {badge && (
          <span className="cart-badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </span>
      {attributes.label && <span aria-hidden="true">{messages.cart}</span>}
      <span className="visually-hidden">{name}</span>
    </RouteLink>
  );
}
