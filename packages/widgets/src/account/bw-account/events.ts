import { event } from '../../element/attributes/element-table.ts';

export const accountEvents = {
  'bw-signed-in': event<{ readonly id: number; readonly firstName: string }>(
    'Somebody has signed in; cancel to lead on yourself.',
  ),
};
