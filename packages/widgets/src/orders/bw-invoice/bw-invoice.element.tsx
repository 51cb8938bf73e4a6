import { defineElement } from '../../element/attributes/element-table.ts';
import { invoiceAttributes } from './attributes.ts';
import { InvoiceView } from './InvoiceView.tsx';
import styles from './InvoiceView.tsx?styles';
import type { InvoiceContext } from './invoice-context.ts';

export default defineElement({
  tag: 'bw-invoice',
  summary:
    'An invoice of a shop, to read, print and download, for its buyer and the shop’s people, who record there what they send, hand over and refund.',
  attributes: invoiceAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    fulfilment: 'Its parcels, pickup and returns, for the shop’s people.',
    refunds: 'What went back of it, with what its shop still can refund.',
    invoice: 'The invoice.',
  },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: InvoiceContext) => <InvoiceView context={context} />,
});
