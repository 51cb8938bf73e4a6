import { defineElement } from '../../element/attributes/element-table.ts';
import { contactEvents } from '../shared/contact/events.ts';
import { messageAttributes } from './attributes.ts';
import { MessageWidget } from './MessageWidget.tsx';
import styles from './MessageWidget.tsx?styles';
import type { MessageContext } from './message-context.ts';

export default defineElement({
  tag: 'bw-message',
  summary: 'A first message to the user who offers a listing.',
  attributes: messageAttributes,
  events: contactEvents,
  parts: { heading: 'The heading.' },
  intrinsicSize: [[0, 480]],
  styles,
  // Who writes is known to no server that renders a page for all.
  render: (context: MessageContext) => <MessageWidget context={context} />,
});
