import { defineElement } from '../../element/attributes/element-table.ts';
import { orderCheckoutAttributes } from './attributes.ts';
import { orderCheckoutEvents } from './events.ts';
import { OrderCheckout } from './OrderCheckout.tsx';
import styles from './OrderCheckout.tsx?styles';
import type { OrderCheckoutContext } from './order-checkout-context.ts';

export default defineElement({
  tag: 'bw-order-checkout',
  summary: 'Orders what is in a cart: from the address over delivery and card to the receipt.',
  attributes: orderCheckoutAttributes,
  events: orderCheckoutEvents,
  parts: {
    heading: 'The heading.',
    shop: 'What is bought at one shop.',
    summary: 'Where it goes, and what it comes to.',
  },
  uses: ['bw-cards', 'bw-sign-in'],
  intrinsicSize: [[0, 480]],
  styles,
  // What somebody orders is theirs alone: no server renders it.
  render: (context: OrderCheckoutContext) => <OrderCheckout context={context} />,
});
