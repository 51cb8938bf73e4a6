import { defineElement } from '../../element/attributes/element-table.ts';
import { productAttributes, productProperties } from './attributes.ts';
import { productEvents } from './events.ts';
import { below } from './later-parts.ts';
import { ProductWidget } from './ProductWidget.tsx';
import styles from './ProductWidget.tsx?styles';
import type { ProductContext } from './product-context.ts';

export default defineElement({
  tag: 'bw-product',
  summary: 'A product of a shop: pictures, options, price, delivery and whom to ask.',
  attributes: productAttributes,
  properties: productProperties,
  events: productEvents,
  parts: {
    status: 'Why the product can’t be had now.',
    gallery: 'The pictures.',
    price: 'The price.',
    options: 'The choice of each option.',
    delivery: 'How it is sent or picked up.',
    shop: 'The card of the shop.',
    more: 'Other products of the shop.',
  },
  tokens: {
    '--bw-sticky-top':
      'How far below the top of the page what stands beside the pictures sticks; by default 0px.',
  },
  // As much as a window shows: what it grows by comes below it.
  intrinsicSize: [[0, 1500]],
  styles,
  later: () => [below.file],
  render: (context: ProductContext) => <ProductWidget context={context} />,
});
