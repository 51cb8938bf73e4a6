import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminZones } from './AdminZones.tsx';
import styles from './AdminZones.tsx?styles';
import type { AdminZonesContext } from './admin-zones-context.ts';
import { adminZonesAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-zones',
  summary: 'Lists the zones of boards, for administrators to give boards and house sponsors to.',
  attributes: adminZonesAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The zones.', zone: 'The zone that is open.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: AdminZonesContext) => <AdminZones context={context} />,
});
