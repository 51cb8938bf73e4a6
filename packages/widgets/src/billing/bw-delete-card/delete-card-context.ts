import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { deleteCardAttributes } from './attributes.ts';
import type { deleteCardEvents } from './events.ts';

export type DeleteCardContext = WidgetContext<
  typeof deleteCardAttributes,
  null,
  typeof deleteCardEvents
>;
