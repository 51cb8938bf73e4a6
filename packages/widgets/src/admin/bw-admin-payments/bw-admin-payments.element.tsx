import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import segmented from '../../kit/segmented/segmented.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import admin from '../admin.css?inline';
import foundList from '../shared/admin-results-list/admin-results-list.css?inline';
import { AdminPayments } from './AdminPayments.tsx';
import type { AdminPaymentsContext } from './admin-payments-context.ts';
import { adminPaymentsAttributes } from './attributes.ts';
import payments from './payments.css?inline';

export default defineElement({
  tag: 'bw-admin-payments',
  summary:
    'Shows administrators how the payment provider is set up, how its events arrive, and where it differs.',
  attributes: adminPaymentsAttributes,
  events: {},
  parts: { heading: 'The heading.', facts: 'How it is set up.', list: 'A list.' },
  ownSite: true,
  intrinsicSize: [[0, 1_200]],
  styles: [
    kit,
    icon,
    button,
    formCss,
    field,
    select,
    segmented,
    skeleton,
    state,
    placeRows,
    admin,
    foundList,
    payments,
  ],
  render: (context: AdminPaymentsContext) => <AdminPayments context={context} />,
});
