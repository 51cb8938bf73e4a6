import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import { contactEvents } from '../shared/contact/events.ts';
import { messageAttributes } from './attributes.ts';
import { MessageWidget } from './MessageWidget.tsx';
import message from './message.css?inline';
import type { MessageContext } from './message-context.ts';

export default defineElement({
  tag: 'bw-message',
  summary: 'A first message to the user who offers a listing.',
  attributes: messageAttributes,
  events: contactEvents,
  parts: { heading: 'The heading.' },
  intrinsicSize: [[0, 480]],
  styles: [kit, icon, button, form, field, skeleton, state, placeRows, message],
  // Who writes is known to no server that renders a page for all.
  render: (context: MessageContext) => <MessageWidget context={context} />,
});
