import { defineElement } from '../../element/attributes/element-table.ts';
import { permissionsAttributes } from './attributes.ts';
import { permissionsEvents } from './events.ts';
import { Permissions } from './Permissions.tsx';
import styles from './Permissions.tsx?styles';
import type { PermissionsContext } from './permissions-context.ts';

export default defineElement({
  tag: 'bw-permissions',
  summary: 'Who may do what with an object: shows and changes rights, and invites people to them.',
  attributes: permissionsAttributes,
  events: permissionsEvents,
  parts: { heading: 'The heading.', list: 'The people.' },
  ownSite: true,
  intrinsicSize: [[0, 320]],
  styles,
  render: (context: PermissionsContext) => <Permissions context={context} />,
});
