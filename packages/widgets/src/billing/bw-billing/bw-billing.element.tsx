import { defineElement } from '../../element/attributes/element-table.ts';
import { billingAttributes } from './attributes.ts';
import { Billing, type BillingContext } from './Billing.tsx';
import styles from './Billing.tsx?styles';

export default defineElement({
  tag: 'bw-billing',
  summary: 'The page of one’s saved cards: which pays for what, and how they are kept.',
  attributes: billingAttributes,
  events: {},
  parts: { heading: 'The heading.', cards: 'The saved cards.' },
  uses: ['bw-cards'],
  ownSite: true,
  intrinsicSize: [[0, 480]],
  styles,
  render: (context: BillingContext) => <Billing context={context} />,
});
