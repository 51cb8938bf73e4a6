import { defineElement } from '../../element/attributes/element-table.ts';
import { invoiceAttributes } from './attributes.ts';
import { InvoiceView } from './InvoiceView.tsx';
import styles from './InvoiceView.tsx?styles';
import type { InvoiceContext } from './invoice-context.ts';

export default defineElement({
  tag: 'bw-invoice',
  summary:
    'An invoice of a shop, to read, print and download, for its buyer and the shop’s people, who record there what they send and hand over.',
  attributes: invoiceAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    fulfilment: 'Its parcels, pickup and returns, for the shop’s people.',
    invoice: 'The invoice.',
  },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: InvoiceContext) => <InvoiceView context={context} />,
});
