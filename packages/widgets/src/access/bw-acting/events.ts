import { event } from '../../element/attributes/element-table.ts';

export const actingEvents = {
  'bw-acting-ended': event<{ readonly userId: number }>(
    'The administrator is themselves again; cancel to lead on yourself.',
  ),
};
