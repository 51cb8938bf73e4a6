import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { invoiceAttributes } from './attributes.ts';

export type InvoiceContext = WidgetContext<typeof invoiceAttributes, null, Record<never, never>>;
