import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import type { ChangedTotal } from '@boardwalk/sdk-core/orders/checkout/changed-totals';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useSums } from '../../shared/order-parts/use-sums.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../order-checkout.css';

interface ChangedTotalsProps {
  readonly cart: Cart;
  readonly changed: readonly ChangedTotal[];
}

/** The payments that come to something else than was agreed to, before and now. */
export function ChangedTotals({ cart, changed }: ChangedTotalsProps) {
  const messages = useMessages(orderCheckoutMessages);
  const { money, names } = useSums();

  function lineOf({ shopIds, before, now }: ChangedTotal): string {
    const shops = names(cart.shops.filter(({ id }) => shopIds.includes(id)).map((one) => one.name));
    const old = before && money(before.amount, before.currency);
    const current = now && money(now.amount, now.currency);
    if (old !== null && current !== null) {
      return fillMessage(messages.changedSum, { shops, before: old, now: current });
    }
    return old === null
      ? fillMessage(messages.changedNew, { shops, now: current ?? '' })
      : fillMessage(messages.changedGone, { shops, before: old });
  }

  return (
    <div ref={takeFocus} className="order-changed" tabIndex={-1} role="alert">
      <p>
        <strong>{messages.changed}</strong>
      </p>
      <ul>
        {changed.map((one) => (
          <li key={one.key}>{lineOf(one)}</li>
        ))}
      </ul>
      <p>{messages.changedAdvice}</p>
    </div>
  );
}
