import { createElement } from 'react';
import { defineAttributes } from '../../element/attributes/attributes.ts';
import { defineElement } from '../../element/attributes/element-table.ts';
import styles from './bw-heading.element.tsx?styles';
import './heading.css';

export default defineElement({
  tag: 'bw-heading',
  summary: 'The title of a page whose other widgets bring none of the first level.',
  attributes: defineAttributes({
    text: { type: 'string', default: '', description: 'What the page is called.' },
    headingLevel: {
      type: 'number',
      integer: true,
      minimum: 1,
      maximum: 6,
      default: 1,
      description: 'Its level in the outline of the page.',
    },
  }),
  events: {},
  parts: { title: 'The title.' },
  intrinsicSize: [[0, 41]],
  styles,
  render: ({ attributes: { text, headingLevel } }) =>
    createElement(`h${headingLevel}`, { className: 'heading', part: 'title' }, text),
});
