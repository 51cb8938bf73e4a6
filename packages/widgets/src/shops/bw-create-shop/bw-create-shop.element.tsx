import { defineElement } from '../../element/attributes/element-table.ts';
import { createShopAttributes } from './attributes.ts';
import { CreateShopWidget } from './CreateShopWidget.tsx';
import styles from './CreateShopWidget.tsx?styles';
import type { CreateShopContext } from './create-shop-context.ts';
import { createShopEvents } from './events.ts';

export default defineElement({
  tag: 'bw-create-shop',
  summary: 'The form of a new shop, or what has to be done before there can be one.',
  attributes: createShopAttributes,
  events: createShopEvents,
  parts: { heading: 'The heading.' },
  uses: ['bw-upload'],
  ownSite: true,
  intrinsicSize: [[0, 1800]],
  styles,
  render: (context: CreateShopContext) => <CreateShopWidget context={context} />,
});
