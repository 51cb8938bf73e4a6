import outage from '../../boards/shared/outage/outage.css?inline';
import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import { myBoardsAttributes } from './attributes.ts';
import { MyBoardsWidget } from './MyBoardsWidget.tsx';
import myBoards from './my-boards.css?inline';
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
  styles: [kit, icon, button, picture, skeleton, state, placeRows, outage, myBoards],
  // What somebody has bought is theirs alone: no server renders it.
  render: (context: MyBoardsContext) => <MyBoardsWidget context={context} />,
});
