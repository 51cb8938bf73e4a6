import type { WidgetContext } from '../../element/element-table.ts';
import type { adminPermissionsAttributes } from './attributes.ts';

export type AdministrationContext = WidgetContext<typeof adminPermissionsAttributes, undefined>;
