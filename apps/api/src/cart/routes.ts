import * as endpoints from '@boardwalk/sdk-core/cart/endpoints';
import * as schemas from '@boardwalk/sdk-core/cart/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { cartData } from './cart-data.ts';
import { changeCartShop } from './change-cart-shop.ts';
import { forgetVisitorCarts } from './forget-visitor-carts.ts';
import { listOffers } from './list-offers.ts';
import { previewCartTotals } from './preview-cart-totals.ts';
import { emptyCart, readCart } from './read-cart.ts';
import { setCartItem } from './set-cart-item.ts';

/** Carts of shoppers, signed in or not. */
export const cartDomain: Domain = {
  name: 'cart',
  routes: defineRoutes(endpoints, schemas, {
    readCart,
    listOffers,
    setCartItem,
    emptyCart,
    changeCartShop,
    previewCartTotals,
  }),
  jobs: [forgetVisitorCarts],
  provides: [provide(personalData, cartData)],
};
