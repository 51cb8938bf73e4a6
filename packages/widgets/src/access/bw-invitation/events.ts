import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { event } from '../../element/attributes/element-table.ts';

export const invitationEvents = {
  'bw-joined': event<{ readonly group: Group }>('Somebody has joined the group.'),
};
