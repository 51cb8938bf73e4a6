import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminCoupons } from './AdminCoupons.tsx';
import styles from './AdminCoupons.tsx?styles';
import type { AdminCouponsContext } from './admin-coupons-context.ts';
import { adminCouponsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-coupons',
  summary: 'Lists all coupons, for administrators to make and end them.',
  attributes: adminCouponsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The coupons.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: AdminCouponsContext) => <AdminCoupons context={context} />,
});
