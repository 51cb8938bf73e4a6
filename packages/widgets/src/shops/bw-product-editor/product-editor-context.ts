import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { productEditorAttributes } from './attributes.ts';

export type ProductEditorContext = WidgetContext<
  typeof productEditorAttributes,
  null,
  Record<never, never>
>;
