import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { contactEvents } from '../shared/contact/events.ts';
import type { messageAttributes } from './attributes.ts';

/** What the wrapper hands to `<bw-message>`. */
export type MessageContext = WidgetContext<typeof messageAttributes, null, typeof contactEvents>;
