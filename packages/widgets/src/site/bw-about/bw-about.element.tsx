import { defineAttributes } from '../../element/attributes/attributes.ts';
import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { About } from './About.tsx';
import css from './about.css?inline';

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
  styles: [kit, button, css],
  render: ({ attributes }) => <About level={attributes.headingLevel} />,
});
