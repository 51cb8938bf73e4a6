import { defineElement } from '../../element/attributes/element-table.ts';
import { ScrollButtons } from './ScrollButtons.tsx';
import styles from './ScrollButtons.tsx?styles';

export default defineElement({
  tag: 'bw-scroll-buttons',
  summary: 'Ways to the top and to the bottom of a page that is scrolled far.',
  attributes: {},
  events: {},
  tokens: {
    '--bw-sticky-bottom': 'The height of a bar at the bottom of the window; by default 0px.',
  },
  intrinsicSize: [[0, 0]],
  styles,
  render: () => <ScrollButtons />,
});
