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
import admin from '../admin.css?inline';
import list from '../list/list.css?inline';
import { AdminBoards } from './AdminBoards.tsx';
import type { AdminBoardsContext } from './admin-boards-context.ts';
import { adminBoardsAttributes } from './attributes.ts';
import boards from './boards.css?inline';

export default defineElement({
  tag: 'bw-admin-boards',
  summary: 'Lists all boards, for administrators to put up, change, retire and put out of service.',
  attributes: adminBoardsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The boards.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1600],
    [760, 900],
  ],
  styles: [kit, icon, button, select, field, pager, skeleton, state, admin, list, table, boards],
  render: (context: AdminBoardsContext) => <AdminBoards context={context} />,
});
