import { defineElement } from '../../element/attributes/element-table.ts';
import { shopInvoicesAttributes } from './attributes.ts';
import { ShopInvoices } from './ShopInvoices.tsx';
import styles from './ShopInvoices.tsx?styles';
import type { ShopInvoicesContext } from './shop-invoices-context.ts';

export default defineElement({
  tag: 'bw-shop-invoices',
  summary: 'The invoices of a shop for its people, the newest first.',
  attributes: shopInvoicesAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The invoices.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: ShopInvoicesContext) => <ShopInvoices context={context} />,
});
