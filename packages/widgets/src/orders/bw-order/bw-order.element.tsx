import { defineElement } from '../../element/attributes/element-table.ts';
import { orderAttributes } from './attributes.ts';
import { OrderWidget } from './OrderWidget.tsx';
import styles from './OrderWidget.tsx?styles';
import type { OrderContext } from './order-context.ts';

export default defineElement({
  tag: 'bw-order',
  summary: 'Shows an order of the signed-in user: shops, sums, payments and what happens next.',
  attributes: orderAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    shop: 'What was bought at one shop.',
  },
  uses: ['bw-cards'],
  intrinsicSize: [[0, 480]],
  styles,
  // What somebody has ordered is theirs alone: no server renders it.
  render: (context: OrderContext) => <OrderWidget context={context} />,
});
