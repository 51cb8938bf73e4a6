import { event } from '../../element/attributes/element-table.ts';

export const productsSearchEvents = {
  'bw-results': event<{ readonly total: number; readonly isCapped: boolean }>(
    'A page of products shows; `total` is how many there are in all, more than so many if capped.',
  ),
  'bw-products-search': event<{ readonly title: string }>(
    'A page of products shows; `title` says of what and where, as a heading of the page would.',
  ),
  'bw-product-open': event<{ readonly shop: string; readonly id: string }>(
    'A product is about to open in a dialog; cancelled, it does not.',
  ),
};
