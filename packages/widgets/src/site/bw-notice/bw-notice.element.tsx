import { defineElement } from '../../element/attributes/element-table.ts';
import { noticeAttributes } from './attributes.ts';
import { noticeEvents } from './events.ts';
import { Notice, type NoticeContext } from './Notice.tsx';
import styles from './Notice.tsx?styles';

export default defineElement({
  tag: 'bw-notice',
  summary: 'Says why a page is not there, and leads on; works without its script.',
  attributes: noticeAttributes,
  events: noticeEvents,
  intrinsicSize: [[0, 470]],
  styles,
  render: (context: NoticeContext) => <Notice context={context} />,
});
