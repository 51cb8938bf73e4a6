import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { addCardAttributes } from './attributes.ts';
import type { addCardEvents } from './events.ts';

export type AddCardContext = WidgetContext<typeof addCardAttributes, null, typeof addCardEvents>;
