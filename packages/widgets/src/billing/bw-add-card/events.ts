import { event } from '../../element/attributes/element-table.ts';

export const addCardEvents = {
  'bw-performed': event<null>('A card was saved, and shows in lists.'),
};
