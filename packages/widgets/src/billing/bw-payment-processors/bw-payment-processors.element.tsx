import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import { paymentProcessorsAttributes } from './attributes.ts';
import { paymentProcessorsEvents } from './events.ts';
import { PaymentProcessorsWidget } from './PaymentProcessorsWidget.tsx';
import processors from './processors.css?inline';
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
  styles: [kit, icon, button, field, select, form, skeleton, state, placeRows, processors],
  render: (context: ProcessorsContext) => <PaymentProcessorsWidget context={context} />,
});
