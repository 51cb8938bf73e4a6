import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import profile from '../bw-profile/profile.css?inline';
import fieldRow from '../shared/person-fields/field-row.css?inline';
import { billingAddressAttributes } from './attributes.ts';
import { BillingAddressWidget } from './BillingAddressWidget.tsx';
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
  styles: [
    kit,
    icon,
    button,
    select,
    skeleton,
    state,
    field,
    formCss,
    fieldRow,
    placeRows,
    profile,
  ],
  render: (context: BillingAddressContext) => <BillingAddressWidget context={context} />,
});
