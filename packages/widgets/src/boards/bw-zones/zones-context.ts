import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { zonesAttributes } from './attributes.ts';

export type ZonesContext = WidgetContext<typeof zonesAttributes>;
