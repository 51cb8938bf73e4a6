import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { myBoardsAttributes } from './attributes.ts';

export type MyBoardsContext = WidgetContext<typeof myBoardsAttributes>;
