import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminBoards } from './AdminBoards.tsx';
import styles from './AdminBoards.tsx?styles';
import type { AdminBoardsContext } from './admin-boards-context.ts';
import { adminBoardsAttributes } from './attributes.ts';

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
  styles,
  render: (context: AdminBoardsContext) => <AdminBoards context={context} />,
});
