import { event } from '../../element/attributes/element-table.ts';

export const shopEvents = {
  'bw-shop': event<{ readonly shop: string; readonly title: string }>('A shop shows.'),
  'bw-product-open': event<{ readonly shop: string; readonly id: string }>(
    'A product is about to open in a dialog; cancelled, it does not.',
  ),
};
