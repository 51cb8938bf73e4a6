import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminBoardsAttributes } from './attributes.ts';

export type AdminBoardsContext = WidgetContext<
  typeof adminBoardsAttributes,
  null,
  Record<never, never>
>;
