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
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import person from '../../profile/shared/person-finder/person.css?inline';
import admin from '../admin.css?inline';
import { AdminUsers } from './AdminUsers.tsx';
import type { AdminUsersContext } from './admin-users-context.ts';
import { adminUsersAttributes } from './attributes.ts';
import { adminUsersEvents } from './events.ts';
import users from './users.css?inline';

export default defineElement({
  tag: 'bw-admin-users',
  summary: 'Finds accounts for administrators, opens and disables them, and acts as their owners.',
  attributes: adminUsersAttributes,
  events: adminUsersEvents,
  parts: { heading: 'The heading.', list: 'The accounts.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [
    kit,
    icon,
    button,
    select,
    field,
    pager,
    skeleton,
    state,
    placeRows,
    admin,
    table,
    person,
    users,
  ],
  render: (context: AdminUsersContext) => <AdminUsers context={context} />,
});
