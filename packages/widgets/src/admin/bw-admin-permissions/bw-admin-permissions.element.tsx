import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import chip from '../../kit/chip/chip.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import admin from '../admin.css?inline';
import { Administration } from './Administration.tsx';
import administration from './administration.css?inline';
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
  styles: [kit, icon, button, chip, skeleton, state, placeRows, admin, administration],
  // Each part loads with its own data, once it shows.
  render: (context: AdministrationContext) => <Administration context={context} />,
});
