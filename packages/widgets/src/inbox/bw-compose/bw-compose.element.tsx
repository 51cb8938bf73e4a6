import { defineElement } from '../../element/attributes/element-table.ts';
import { composeAttributes } from './attributes.ts';
import { Compose } from './Compose.tsx';
import styles from './Compose.tsx?styles';
import type { ComposeContext } from './compose-context.ts';

export default defineElement({
  tag: 'bw-compose',
  summary: 'A message to somebody who is found by name or username.',
  attributes: composeAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 480]],
  styles,
  render: (context: ComposeContext) => <Compose context={context} />,
});
