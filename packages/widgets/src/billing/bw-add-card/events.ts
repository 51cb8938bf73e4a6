import { event } from '../../element/attributes/element-table.ts';

export const addCardEvents = {
  'bw-performed': event<null>('A card was saved, and shows in lists.'),
  'bw-refused': event<null>('Nobody is asked for it any more: nothing was done.'),
};
