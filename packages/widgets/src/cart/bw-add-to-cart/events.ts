import { event } from '../../element/attributes/element-table.ts';

/** What was put into the cart. */
export interface AddedToCart {
  readonly shop: string;
  readonly product: string;
  /** The variant. */
  readonly item: number;
  readonly quantity: number;
}

export const addToCartEvents = {
  'bw-cart-add': event<AddedToCart>(
    'Something was put into the cart. Where it is bought now, the checkout opens unless this is cancelled.',
  ),
};
