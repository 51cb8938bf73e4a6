import { defineElement } from '../../element/attributes/element-table.ts';
import { shopSummaryAttributes } from './attributes.ts';
import { ShopSummaryWidget } from './ShopSummaryWidget.tsx';
import styles from './ShopSummaryWidget.tsx?styles';
import type { ShopSummaryContext } from './shop-summary-context.ts';

export default defineElement({
  tag: 'bw-shop-summary',
  summary: 'What a shop has to do, and what it sold by day and month, for its people.',
  attributes: shopSummaryAttributes,
  events: {},
  parts: { heading: 'The heading.', figures: 'The figures of the month.', chart: 'A chart.' },
  ownSite: true,
  intrinsicSize: [[0, 1400]],
  styles,
  render: (context: ShopSummaryContext) => <ShopSummaryWidget context={context} />,
});
