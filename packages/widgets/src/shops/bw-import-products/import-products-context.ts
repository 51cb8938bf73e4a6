import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { importProductsAttributes } from './attributes.ts';

export type ImportProductsContext = WidgetContext<
  typeof importProductsAttributes,
  null,
  Record<never, never>
>;
