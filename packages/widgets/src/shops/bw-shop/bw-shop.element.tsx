import { defineElement } from '../../element/attributes/element-table.ts';
import { shopAttributes } from './attributes.ts';
import { shopEvents } from './events.ts';
import { laterShop } from './later-parts.tsx';
import { ShopWidget } from './ShopWidget.tsx';
import styles from './ShopWidget.tsx?styles';
import type { ShopContext } from './shop-context.ts';

export default defineElement({
  tag: 'bw-shop',
  summary:
    'A shop with everything that it sells: its shelves, its products, and what it says of itself.',
  attributes: shopAttributes,
  events: shopEvents,
  parts: {
    status: 'Why nothing can be ordered now.',
    cover: 'The wide picture.',
    head: 'Logo, name and place.',
    description: 'What the shop says of itself.',
    search: 'The field that searches the shop, and the way to its filters.',
    shelves: 'The links to the shelves.',
    products: 'The grid of products.',
    about: 'Hours, contact and policies.',
  },
  uses: ['bw-product'],
  // As much as a window shows: what it grows by comes below it.
  intrinsicSize: [[0, 1500]],
  styles,
  later: () => [laterShop.file],
  render: (context: ShopContext) => <ShopWidget context={context} />,
});
