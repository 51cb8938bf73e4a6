import { defineAttributes } from '../../element/attributes/attributes.ts';
import { defineElement } from '../../element/attributes/element-table.ts';
import { About } from './About.tsx';
import styles from './About.tsx?styles';

export default defineElement({
  tag: 'bw-about',
  summary: 'What the marketplace is, for whom, and how it works.',
  attributes: defineAttributes({
    headingLevel: {
      type: 'number',
      integer: true,
      minimum: 1,
      maximum: 4,
      default: 1,
      description: 'The level of its title in the outline of the page.',
    },
  }),
  events: {},
  parts: { title: 'The title.' },
  intrinsicSize: [
    [0, 1415],
    [480, 1135],
    [640, 960],
    [960, 1060],
  ],
  styles,
  render: ({ attributes }) => <About level={attributes.headingLevel} />,
});
