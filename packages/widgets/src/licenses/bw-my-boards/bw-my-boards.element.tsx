import { defineElement } from '../../element/attributes/element-table.ts';
import { myBoardsAttributes } from './attributes.ts';
import { MyBoardsWidget } from './MyBoardsWidget.tsx';
import styles from './MyBoardsWidget.tsx?styles';
import type { MyBoardsContext } from './my-boards-context.ts';

export default defineElement({
  tag: 'bw-my-boards',
  summary:
    'The licences of the signed-in user, with their boards, who else is on them, and what was paid.',
  attributes: myBoardsAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    license: 'A licence that runs or is being paid for.',
    waits: 'The boards that somebody waits for.',
    ended: 'Licences that have ended.',
    payments: 'What was paid.',
  },
  intrinsicSize: [[0, 480]],
  styles,
  // What somebody has bought is theirs alone: no server renders it.
  render: (context: MyBoardsContext) => <MyBoardsWidget context={context} />,
});
