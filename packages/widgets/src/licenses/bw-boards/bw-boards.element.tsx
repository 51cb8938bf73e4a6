import { defineElement } from '../../element/attributes/element-table.ts';
import { boardsAttributes } from './attributes.ts';
import { Boards } from './Boards.tsx';
import styles from './Boards.tsx?styles';
import type { BoardsContext } from './boards-context.ts';
import { boardsEvents } from './events.ts';

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
  styles,
  render: (context: BoardsContext) => <Boards context={context} />,
});
