import { PlacedOrder } from '../shared/order-payment/PlacedOrder.tsx';
import type { OrderContext } from './order-context.ts';

/** The whole of `<bw-order>`. */
export function OrderWidget({ context }: { readonly context: OrderContext }) {
  const { orderId, thanks, headingLevel } = context.attributes;
  return (
    <section className="checkout">
      <PlacedOrder key={orderId} orderId={orderId} headingLevel={headingLevel} isThanked={thanks} />
    </section>
  );
}
