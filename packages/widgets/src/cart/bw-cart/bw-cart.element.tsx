import { defineElement } from '../../element/attributes/element-table.ts';
import { cartAttributes } from './attributes.ts';
import { CartWidget } from './CartWidget.tsx';
import styles from './CartWidget.tsx?styles';
import type { CartWidgetContext } from './cart-context.ts';
import { cartEvents } from './events.ts';

export default defineElement({
  tag: 'bw-cart',
  summary: 'The cart of a shopper over all shops, with its totals and its checkout.',
  attributes: cartAttributes,
  events: cartEvents,
  parts: {
    shop: 'What is bought at one shop.',
    summary: 'What the cart comes to.',
    saved: 'What is saved for later.',
  },
  tokens: {
    '--bw-sticky-top':
      'How far below the top of the page the summary sticks beside a long cart; by default 0px.',
  },
  intrinsicSize: [[0, 480]],
  styles,
  // What is in a cart is its buyer's alone: no server renders it.
  render: (context: CartWidgetContext) => <CartWidget context={context} />,
});
