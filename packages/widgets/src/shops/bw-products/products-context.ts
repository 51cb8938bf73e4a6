import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { productsAttributes } from './attributes.ts';

export type ProductsContext = WidgetContext<typeof productsAttributes, null, Record<never, never>>;
