import { defineElement } from '../../element/attributes/element-table.ts';
import { myListingsAttributes } from './attributes.ts';
import { MyListings } from './MyListings.tsx';
import styles from './MyListings.tsx?styles';
import type { MyListingsContext } from './my-listings-context.ts';

export default defineElement({
  tag: 'bw-my-listings',
  summary: 'The listings and drafts of the signed-in user, with what can be done with each.',
  attributes: myListingsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The listings.' },
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: MyListingsContext) => <MyListings context={context} />,
});
