import { defineElement } from '../../element/attributes/element-table.ts';
import { Toasts } from './Toasts.tsx';
import styles from './Toasts.tsx?styles';

export default defineElement({
  tag: 'bw-toasts',
  summary:
    'Shows the messages of `bw-toast` events, for eight seconds each and above everything else.',
  attributes: {},
  events: {},
  tokens: {
    '--bw-toasts-top':
      'How far below the top of the window they stand; by default at its top on phones, else at its bottom.',
  },
  intrinsicSize: [[0, 0]],
  styles,
  render: () => <Toasts />,
});
