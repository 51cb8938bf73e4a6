import { event } from '../../element/attributes/element-table.ts';

export const adminUsersEvents = {
  'bw-acting': event<{ readonly userId: number }>(
    'An administrator acts as somebody else from now on; cancel to lead on yourself.',
  ),
};
