import { defineElement } from '../../element/attributes/element-table.ts';
import { unsubscribeAttributes } from './attributes.ts';
import { Unsubscribe, type UnsubscribeContext } from './Unsubscribe.tsx';
import styles from './Unsubscribe.tsx?styles';

export default defineElement({
  tag: 'bw-unsubscribe',
  summary: 'Ends mail of a kind by the link of a mail, signed in or not, by one press.',
  attributes: unsubscribeAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 260]],
  styles,
  render: (context: UnsubscribeContext) => <Unsubscribe context={context} />,
});
