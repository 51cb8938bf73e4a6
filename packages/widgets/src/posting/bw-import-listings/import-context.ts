import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { importListingsAttributes } from './attributes.ts';

export type ImportContext = WidgetContext<
  typeof importListingsAttributes,
  undefined,
  Record<never, never>
>;
