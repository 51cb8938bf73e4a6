import { defineElement } from '../../element/attributes/element-table.ts';
import { checkoutAttributes } from './attributes.ts';
import { Checkout } from './Checkout.tsx';
import styles from './Checkout.tsx?styles';
import type { CheckoutContext } from './checkout-context.ts';
import { checkoutEvents } from './events.ts';

export default defineElement({
  tag: 'bw-checkout',
  summary: 'Buys places on boards: from the plan over boards, listing and card to the receipt.',
  attributes: checkoutAttributes,
  events: checkoutEvents,
  parts: {
    heading: 'The heading.',
    summary: 'What is bought.',
    invoice: 'What it costs.',
    receipt: 'What was bought.',
  },
  uses: ['bw-billing-address', 'bw-boards', 'bw-cards'],
  intrinsicSize: [[0, 720]],
  styles,
  // What somebody buys is theirs alone: no server renders it.
  render: (context: CheckoutContext) => <Checkout context={context} />,
});
