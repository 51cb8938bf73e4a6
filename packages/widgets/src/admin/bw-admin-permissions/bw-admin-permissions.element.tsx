import { defineElement } from '../../element/attributes/element-table.ts';
import { Administration } from './Administration.tsx';
import styles from './Administration.tsx?styles';
import type { AdministrationContext } from './administration-context.ts';
import { adminPermissionsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-permissions',
  summary: 'Groups with their members and invitations, rights to listings, and the audit trail.',
  attributes: adminPermissionsAttributes,
  events: {},
  parts: { heading: 'The heading.', views: 'The links to the parts.' },
  uses: ['bw-permissions'],
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  // Each part loads with its own data, once it shows.
  render: (context: AdministrationContext) => <Administration context={context} />,
});
