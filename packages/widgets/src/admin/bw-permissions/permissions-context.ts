import type { ObjectName, ObjectPermissions } from '@boardwalk/sdk-core/access/permissions-store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { permissionsAttributes } from './attributes.ts';
import type { permissionsEvents } from './events.ts';

/** What the server found out; without permissions where they could not be read. */
export interface PermissionsState extends ObjectName {
  readonly permissions: ObjectPermissions | undefined;
}

export type PermissionsContext = WidgetContext<
  typeof permissionsAttributes,
  PermissionsState,
  typeof permissionsEvents
>;
