import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import pager from '../../kit/pager/pager.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import table from '../../parts/data-table/data-table.css?inline';
import admin from '../admin.css?inline';
import list from '../list/list.css?inline';
import { AdminPlans } from './AdminPlans.tsx';
import type { AdminPlansContext } from './admin-plans-context.ts';
import { adminPlansAttributes } from './attributes.ts';
import plans from './plans.css?inline';

export default defineElement({
  tag: 'bw-admin-plans',
  summary: 'Lists the plans for boards, for administrators to make, change and end them.',
  attributes: adminPlansAttributes,
  events: {},
  parts: { heading: 'The heading.', standard: 'The standard plans.', enterprise: 'The others.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1600],
    [760, 900],
  ],
  styles: [kit, icon, button, select, field, pager, skeleton, state, admin, list, table, plans],
  render: (context: AdminPlansContext) => <AdminPlans context={context} />,
});
