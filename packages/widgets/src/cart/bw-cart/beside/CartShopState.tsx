import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import type { CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import '../cart.css';

/** That a shop is closed, or takes no orders for a time. */
export function CartShopState({ shop: { name, state, away } }: { readonly shop: CartShop }) {
  const { locale, timeZone, messages: read } = useEnvironment();
  const messages = read(cartPartMessages);
  return (
    <p className="cart-shop-state">
      <strong>{describe()}</strong> {away?.message}
    </p>
  );

  function describe(): string {
    if (state === 'closed') return fillMessage(messages.closed, { shop: name });
    if (!away?.until) return fillMessage(messages.away, { shop: name });
    const date = createDateFormatter(findLocale([locale]), timeZone)(away.until);
    return fillMessage(messages.awayUntil, { shop: name, date });
  }
}
