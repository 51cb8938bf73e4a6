import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import { noticeAttributes } from './attributes.ts';
import { noticeEvents } from './events.ts';
import { Notice, type NoticeContext } from './Notice.tsx';
import notice from './notice.css?inline';

export default defineElement({
  tag: 'bw-notice',
  summary: 'Says why a page is not there, and leads on; works without its script.',
  attributes: noticeAttributes,
  events: noticeEvents,
  intrinsicSize: [[0, 470]],
  styles: [kit, icon, button, field, notice],
  render: (context: NoticeContext) => <Notice context={context} />,
});
