import { defineElement } from '../../element/attributes/element-table.ts';
import { cartButtonAttributes } from './attributes.ts';
import { CartButton } from './CartButton.tsx';
import styles from './CartButton.tsx?styles';

export default defineElement({
  tag: 'bw-cart-button',
  summary: 'Leads to the cart, and says how many things are in it.',
  attributes: cartButtonAttributes,
  events: {},
  intrinsicSize: [[0, 48]],
  styles,
  // What is in a cart is its buyer's alone: no server renders it.
  render: (context) => <CartButton context={context} />,
});
