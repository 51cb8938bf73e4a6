import { defineElement } from '../../element/attributes/element-table.ts';
import { postAttributes } from './attributes.ts';
import { PostWidget } from './PostWidget.tsx';
import styles from './PostWidget.tsx?styles';
import { type PostContext, postEvents } from './post-context.ts';

export default defineElement({
  tag: 'bw-post',
  summary: 'Writes a listing of any kind, with a preview, and publishes it.',
  attributes: postAttributes,
  events: postEvents,
  parts: { heading: 'The heading.', preview: 'What others will see.' },
  uses: ['bw-listing'],
  intrinsicSize: [[0, 1500]],
  styles,
  // What somebody writes is theirs alone: no server renders it.
  render: (context: PostContext) => <PostWidget context={context} />,
});
