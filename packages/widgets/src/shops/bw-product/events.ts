import { event } from '../../element/attributes/element-table.ts';

/** A product of a shop. */
export interface ShownProduct {
  readonly shop: string;
  readonly id: string;
  readonly title: string;
}

export const productEvents = {
  'bw-product': event<ShownProduct>('A product shows.'),
  'bw-product-share': event<{
    readonly shop: string;
    readonly id: string;
    readonly address: string;
  }>('Somebody shares the product.'),
};
