import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminPermissionsAttributes } from './attributes.ts';

export type AdministrationContext = WidgetContext<typeof adminPermissionsAttributes, undefined>;
