import { defineElement } from '../../element/attributes/element-table.ts';
import { ordersAttributes } from './attributes.ts';
import { OrdersWidget } from './OrdersWidget.tsx';
import styles from './OrdersWidget.tsx?styles';
import type { OrdersContext } from './orders-context.ts';

export default defineElement({
  tag: 'bw-orders',
  summary: 'Lists the orders of the signed-in user, each once however many shops it is from.',
  ownSite: true,
  attributes: ordersAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The orders.' },
  intrinsicSize: [[0, 480]],
  styles,
  // What somebody has ordered is theirs alone: no server renders it.
  render: (context: OrdersContext) => <OrdersWidget context={context} />,
});
