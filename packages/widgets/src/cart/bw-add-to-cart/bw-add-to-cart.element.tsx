import { defineElement } from '../../element/attributes/element-table.ts';
import { AddToCart } from './AddToCart.tsx';
import styles from './AddToCart.tsx?styles';
import type { AddContext } from './add-context.ts';
import { addToCartAttributes, addToCartProperties } from './attributes.ts';
import { addToCartEvents } from './events.ts';

export default defineElement({
  tag: 'bw-add-to-cart',
  summary: 'A button that puts a product into the cart, or leads straight to checkout.',
  attributes: addToCartAttributes,
  properties: addToCartProperties,
  events: addToCartEvents,
  parts: {
    add: 'The button that adds to the cart.',
    buy: 'The button that leads to checkout.',
  },
  intrinsicSize: [[0, 48]],
  styles,
  // What can be had at this moment is requested by the browser.
  render: (context: AddContext) => <AddToCart context={context} />,
});
