import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import kept from '../holds/holds.css?inline';
import { checkoutAttributes } from './attributes.ts';
import { Checkout } from './Checkout.tsx';
import checkout from './checkout.css?inline';
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
  intrinsicSize: [[0, 640]],
  styles: [kit, icon, button, field, skeleton, state, placeRows, kept, checkout],
  // What somebody buys is theirs alone: no server renders it.
  render: (context: CheckoutContext) => <Checkout context={context} />,
});
