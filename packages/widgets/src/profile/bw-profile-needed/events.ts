import { event } from '../../element/attributes/element-table.ts';

export const profileNeededEvents = {
  'bw-profile-needed-closed': event<Record<never, never>>('The dialog is closed.'),
};
