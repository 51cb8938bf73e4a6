import type { Cart, PaymentGroup } from '@boardwalk/sdk-core/cart/schemas';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useSums } from '../../shared/order-parts/use-sums.ts';
import { whySeveral } from './why-several.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../order-checkout.css';

interface PaymentsDueProps {
  readonly cart: Cart;
  readonly groups: readonly PaymentGroup[];
}

/** What is paid in all, and where that is several payments, why, and what each is for. */
export function PaymentsDue({ cart, groups }: PaymentsDueProps) {
  const { messages: read } = useEnvironment();
  const messages = read(orderCheckoutMessages);
  const { total } = read(orderSumMessages);
  const { money, names, sums } = useSums();
  const reason = whySeveral(groups);
  return (
    <div className="order-due">
      {reason && (
        <>
          <p className="checkout-note">{fillMessage(messages[reason], { count: groups.length })}</p>
          <ul className="order-due-list">
            {groups.map(({ key, shopIds, amount, currency }) => {
              const of = cart.shops.filter(({ id }) => shopIds.includes(id));
              const shops = names(of.map(({ name }) => name));
              const isOwn = key.startsWith('AU:');
              return (
                <li key={key}>
                  {fillMessage(isOwn ? messages.chargedBy : messages.paymentFor, {
                    sum: money(amount, currency),
                    shops,
                  })}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className="order-due-total">
        <span>{total}</span>
        <strong>{sums(groups)}</strong>
      </p>
    </div>
  );
}
