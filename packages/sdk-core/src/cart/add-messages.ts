import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the ways into a cart say: the button of a product, and the one that leads to the cart. */
export const addMessages = {
  catalogue: 'cart/add',
  loading: 'Loading …',
  add: 'Add to cart',
  buy: 'Buy now',
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  variant: 'Choose',
  variantPrice: '{variant}: {price}',
  added: 'Added to your cart.',
  view: 'View cart',
  soldOut: 'Sold out',
  away: 'The shop takes no orders now.',
  hidden: 'This can’t be ordered yet: the shop or the product isn’t shown.',
  missing: 'This isn’t sold.',
  failed: 'This could not be added. {cause}',
  unreachable: 'This can’t be ordered right now.',
  retry: 'Try again',
  only: 'Only {left} can be had, with what is in your cart.',
  gone: 'This isn’t sold any more.',
  own: 'This is your own shop.',
  full: 'Your cart is full. Remove something from it, or save it for later.',
  cart: 'Cart',
  cartOf: { one: 'Cart: {count} item', many: 'Cart: {count} items' },
} as const satisfies Catalogue;
