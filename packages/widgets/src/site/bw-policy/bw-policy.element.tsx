import { defineElement } from '../../element/attributes/element-table.ts';
import { policyAttributes } from './attributes.ts';
import { policyEvents } from './events.ts';
import { type PolicyContext, PolicyWidget } from './PolicyWidget.tsx';
import styles from './PolicyWidget.tsx?styles';

export default defineElement({
  tag: 'bw-policy',
  summary: 'The privacy policy or the terms of use, with a table of contents.',
  attributes: policyAttributes,
  events: policyEvents,
  parts: {
    title: 'The title.',
    contents: 'The table of contents.',
    text: 'The text.',
  },
  tokens: {
    '--bw-sticky-top': 'How far below the top of the page the contents stick; by default 0px.',
  },
  intrinsicSize: [
    [0, 4810],
    [480, 3590],
    [720, 3200],
    [900, 2950],
  ],
  styles,
  render: (context: PolicyContext) => <PolicyWidget context={context} />,
});
