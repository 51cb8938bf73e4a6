import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { event } from '../../element/attributes/element-table.ts';

export const permissionsEvents = {
  'bw-permissions-changed': event<{
    readonly userId: number;
    /** None once the rights are withdrawn. */
    readonly permissions: readonly Action[];
  }>('Somebody was given rights, or has none any more.'),
};
