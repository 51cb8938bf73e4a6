import { defineElement } from '../../element/attributes/element-table.ts';
import { type ArticleContext, ArticleWidget } from './ArticleWidget.tsx';
import styles from './ArticleWidget.tsx?styles';
import { articleAttributes } from './attributes.ts';
import { articleEvents } from './events.ts';

export default defineElement({
  tag: 'bw-article',
  summary: 'One article to read, and what to read next.',
  attributes: articleAttributes,
  events: articleEvents,
  parts: {
    title: 'The title.',
    picture: 'The picture.',
    text: 'The text.',
    more: 'What to read next.',
  },
  intrinsicSize: [
    [0, 3200],
    [560, 2400],
    [760, 2080],
  ],
  styles,
  render: (context: ArticleContext) => <ArticleWidget context={context} />,
});
