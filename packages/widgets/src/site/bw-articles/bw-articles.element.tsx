import { defineElement } from '../../element/attributes/element-table.ts';
import { Articles, type ArticlesContext } from './Articles.tsx';
import styles from './Articles.tsx?styles';
import { articlesAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-articles',
  summary: 'Articles, the newest first, all or of one type.',
  attributes: articlesAttributes,
  events: {},
  parts: {
    heading: 'The heading.',
    types: 'The links to the types.',
    list: 'The cards.',
  },
  intrinsicSize: [
    [0, 5970],
    [480, 2940],
    [640, 2230],
    [960, 2420],
    [1280, 2820],
  ],
  styles,
  render: (context: ArticlesContext) => <Articles context={context} />,
});
