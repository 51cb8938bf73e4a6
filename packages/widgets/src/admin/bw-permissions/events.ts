import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { event } from '../../element/attributes/element-table.ts';

export const permissionsEvents = {
  'bw-permissions-changed': event<{
    readonly userId: number;
    /** None once the rights are withdrawn. */
    readonly permissions: readonly Action[];
  }>('The rights of somebody were changed, or withdrawn.'),
  'bw-person-invited': event<{
    /** Its id; whether there is a user to accept it isn’t revealed. */
    readonly invitation: string;
  }>('Somebody was invited to rights.'),
};
