import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminPayments } from './AdminPayments.tsx';
import styles from './AdminPayments.tsx?styles';
import type { AdminPaymentsContext } from './admin-payments-context.ts';
import { adminPaymentsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-payments',
  summary:
    'Shows administrators how the payment provider is set up, how its events arrive, and where it differs.',
  attributes: adminPaymentsAttributes,
  events: {},
  parts: { heading: 'The heading.', facts: 'How it is set up.', list: 'A list.' },
  ownSite: true,
  intrinsicSize: [[0, 1_200]],
  styles,
  render: (context: AdminPaymentsContext) => <AdminPayments context={context} />,
});
