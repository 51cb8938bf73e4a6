import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the first view of a cart says. */
export const cartMessages = {
  catalogue: 'cart/cart',
  title: 'Cart',
  loading: 'Loading your cart …',
  count: { one: '{count} item', many: '{count} items' },
  each: '{price} each',
  quantityOf: 'Quantity of {product}',
  less: 'One less of {product}',
  more: 'One more of {product}',
  remove: 'Remove',
  removeOf: 'Remove {product}',
  save: 'Save for later',
  saveOf: 'Save for later: {product}',
  removed: '{product} was removed.',
  undo: 'Undo',
  refused: 'The cart could not be changed. {cause}',
  only: 'Only {left} of {product} can be had.',
  soldOut: '{product} is sold out.',
  gone: '{product} isn’t sold any more.',
  own: '{product} is of your own shop.',
  full: 'Your cart is full. Remove something, or save it for later.',
  many: 'There are not so many of {product}. Choose fewer.',
} as const satisfies Catalogue;
