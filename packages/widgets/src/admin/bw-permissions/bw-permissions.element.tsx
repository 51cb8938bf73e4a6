import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import person from '../../profile/shared/person-finder/person.css?inline';
import admin from '../admin.css?inline';
import rights from '../rights/rights.css?inline';
import { permissionsAttributes } from './attributes.ts';
import { permissionsEvents } from './events.ts';
import { Permissions } from './Permissions.tsx';
import type { PermissionsContext } from './permissions-context.ts';

export default defineElement({
  tag: 'bw-permissions',
  summary: 'Who may do what with an object: shows and changes rights, and invites people to them.',
  attributes: permissionsAttributes,
  events: permissionsEvents,
  parts: { heading: 'The heading.', list: 'The people.' },
  ownSite: true,
  intrinsicSize: [[0, 320]],
  styles: [kit, icon, button, skeleton, state, placeRows, admin, person, rights],
  render: (context: PermissionsContext) => <Permissions context={context} />,
});
