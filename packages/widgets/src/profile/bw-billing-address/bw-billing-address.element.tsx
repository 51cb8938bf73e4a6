import { defineElement } from '../../element/attributes/element-table.ts';
import { billingAddressAttributes } from './attributes.ts';
import { BillingAddressWidget } from './BillingAddressWidget.tsx';
import styles from './BillingAddressWidget.tsx?styles';
import type { BillingAddressContext } from './billing-address-context.ts';
import { billingAddressEvents } from './events.ts';

export default defineElement({
  tag: 'bw-billing-address',
  summary:
    'The billing address of one’s profile alone, where something is bought; stands in the checkout and in the pop-up of our own site.',
  attributes: billingAddressAttributes,
  events: billingAddressEvents,
  ownSite: true,
  intrinsicSize: [[0, 420]],
  styles,
  render: (context: BillingAddressContext) => <BillingAddressWidget context={context} />,
});
