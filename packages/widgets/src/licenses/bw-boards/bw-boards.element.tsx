import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import listingRow from '../../listings/shared/listing-row/listing-row.css?inline';
import kept from '../holds/holds.css?inline';
import { boardsAttributes } from './attributes.ts';
import { Boards } from './Boards.tsx';
import boards from './boards.css?inline';
import type { BoardsContext } from './boards-context.ts';
import { boardsEvents } from './events.ts';
import side from './side/side.css?inline';

export default defineElement({
  tag: 'bw-boards',
  summary: 'The map of billboards, on which merchants choose the boards of their licence.',
  attributes: boardsAttributes,
  events: boardsEvents,
  parts: {
    heading: 'The heading.',
    chosen: 'The boards that are chosen, and the way to the checkout.',
    listing: 'The listing that boards are chosen for.',
  },
  intrinsicSize: [
    [0, 1500],
    [860, 980],
  ],
  styles: [kit, icon, button, field, picture, skeleton, state, listingRow, boards, kept, side],
  render: (context: BoardsContext) => <Boards context={context} />,
});
