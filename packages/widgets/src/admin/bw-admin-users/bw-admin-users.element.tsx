import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminUsers } from './AdminUsers.tsx';
import styles from './AdminUsers.tsx?styles';
import type { AdminUsersContext } from './admin-users-context.ts';
import { adminUsersAttributes } from './attributes.ts';
import { adminUsersEvents } from './events.ts';

export default defineElement({
  tag: 'bw-admin-users',
  summary: 'Finds accounts for administrators, opens and disables them, and acts as their owners.',
  attributes: adminUsersAttributes,
  events: adminUsersEvents,
  parts: { heading: 'The heading.', list: 'The accounts.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: AdminUsersContext) => <AdminUsers context={context} />,
});
