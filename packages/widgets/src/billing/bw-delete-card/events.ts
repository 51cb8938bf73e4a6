import { event } from '../../element/attributes/element-table.ts';

export const deleteCardEvents = {
  'bw-performed': event<null>('The card was deleted.'),
};
