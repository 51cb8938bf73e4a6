import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCart = endpoint<typeof schemas.readCart>({
  method: 'GET',
  path: '/api/v1/marketplace/cart/',
});

export const listOffers = endpoint<typeof schemas.listOffers>({
  method: 'GET',
  path: '/api/v1/marketplace/cart/offers',
});

export const setCartItem = endpoint<typeof schemas.setCartItem>({
  method: 'POST',
  path: '/api/v1/marketplace/cart/',
});

export const emptyCart = endpoint<typeof schemas.emptyCart>({
  method: 'DELETE',
  path: '/api/v1/marketplace/cart/',
});

export const changeCartShop = endpoint<typeof schemas.changeCartShop>({
  method: 'PUT',
  path: '/api/v1/marketplace/cart/shop/{shopId}',
});

export const previewCartTotals = endpoint<typeof schemas.previewCartTotals>({
  method: 'POST',
  path: '/api/v1/marketplace/cart/tax',
  reads: true,
});
