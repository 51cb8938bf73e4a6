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
import { AdminCoupons } from './AdminCoupons.tsx';
import type { AdminCouponsContext } from './admin-coupons-context.ts';
import { adminCouponsAttributes } from './attributes.ts';
import coupons from './coupons.css?inline';

export default defineElement({
  tag: 'bw-admin-coupons',
  summary: 'Lists all coupons, for administrators to make and end them.',
  attributes: adminCouponsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The coupons.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [kit, icon, button, select, field, pager, skeleton, state, admin, list, table, coupons],
  render: (context: AdminCouponsContext) => <AdminCoupons context={context} />,
});
