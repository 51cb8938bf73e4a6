import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { boardsAttributes } from './attributes.ts';
import type { boardsEvents } from './events.ts';

export type BoardsContext = WidgetContext<typeof boardsAttributes, null, typeof boardsEvents>;
