import type { PeoplePage } from '@boardwalk/sdk-core/admin/people-store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminUsersAttributes } from './attributes.ts';
import type { adminUsersEvents } from './events.ts';

/** What the server found out: the first page of the list, where that shows. */
export interface AdminUsersState {
  readonly people: PeoplePage | undefined;
}

export type AdminUsersContext = WidgetContext<
  typeof adminUsersAttributes,
  AdminUsersState,
  typeof adminUsersEvents
>;
