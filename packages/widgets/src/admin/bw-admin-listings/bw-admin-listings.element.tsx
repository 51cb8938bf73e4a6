import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminListings } from './AdminListings.tsx';
import styles from './AdminListings.tsx?styles';
import type { AdminListingsContext } from './admin-listings-context.ts';
import { adminListingsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-listings',
  summary: 'Lets moderators decide of listings that wait, were reported, or were taken down.',
  attributes: adminListingsAttributes,
  events: {},
  parts: { heading: 'The heading.', views: 'The links to the views.', list: 'The listings.' },
  uses: ['bw-listing'],
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: AdminListingsContext) => <AdminListings context={context} />,
});
