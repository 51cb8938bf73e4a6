import { defineElement } from '../../element/attributes/element-table.ts';
import { paymentProcessorsAttributes } from './attributes.ts';
import { paymentProcessorsEvents } from './events.ts';
import { PaymentProcessorsWidget } from './PaymentProcessorsWidget.tsx';
import styles from './PaymentProcessorsWidget.tsx?styles';
import type { ProcessorsContext } from './processors-context.ts';

export default defineElement({
  tag: 'bw-payment-processors',
  summary:
    'Shows who handles payments, and leads to the provider to begin or finish an account to be paid through.',
  attributes: paymentProcessorsAttributes,
  events: paymentProcessorsEvents,
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 640],
    [760, 560],
  ],
  styles,
  render: (context: ProcessorsContext) => <PaymentProcessorsWidget context={context} />,
});
