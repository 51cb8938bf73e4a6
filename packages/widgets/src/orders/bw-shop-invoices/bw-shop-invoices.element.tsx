import { defineElement } from '../../element/attributes/element-table.ts';
import { shopInvoicesAttributes } from './attributes.ts';
import { ShopInvoices } from './ShopInvoices.tsx';
import styles from './ShopInvoices.tsx?styles';
import type { ShopInvoicesContext } from './shop-invoices-context.ts';

export default defineElement({
  tag: 'bw-shop-invoices',
  summary: 'The requests for a price of delivery and the invoices of a shop, for its people.',
  attributes: shopInvoicesAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    quotes: 'Requests for a price of delivery.',
    list: 'The invoices.',
  },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: ShopInvoicesContext) => <ShopInvoices context={context} />,
});
