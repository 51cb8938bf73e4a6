import { event } from '../../element/attributes/element-table.ts';

export const deleteCardEvents = {
  'bw-performed': event<null>('The card was deleted.'),
  'bw-refused': event<null>('Nobody is asked for it any more: nothing was done.'),
};
