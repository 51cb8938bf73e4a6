import { event } from '../../element/attributes/element-table.ts';

export const cartEvents = {
  'bw-cart': event<{ readonly count: number }>(
    'The cart shows, or holds another number of pieces than before.',
  ),
};
