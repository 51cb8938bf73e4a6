import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { embedsAttributes } from './attributes.ts';

export type EmbedsContext = WidgetContext<typeof embedsAttributes, null, Record<never, never>>;
