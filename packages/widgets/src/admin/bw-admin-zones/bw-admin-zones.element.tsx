import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import admin from '../admin.css?inline';
import list from '../list/list.css?inline';
import { AdminZones } from './AdminZones.tsx';
import type { AdminZonesContext } from './admin-zones-context.ts';
import { adminZonesAttributes } from './attributes.ts';
import zones from './zones.css?inline';

export default defineElement({
  tag: 'bw-admin-zones',
  summary: 'Lists the zones of boards, for administrators to give boards and house sponsors to.',
  attributes: adminZonesAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The zones.', zone: 'The zone that is open.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [kit, icon, button, select, field, skeleton, state, admin, list, zones],
  render: (context: AdminZonesContext) => <AdminZones context={context} />,
});
