import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const checkOut = endpoint<typeof schemas.checkOut>({
  method: 'POST',
  path: '/api/v1/marketplace/cart/checkout',
  paying: true,
});

export const listOrders = endpoint<typeof schemas.listOrders>({
  method: 'GET',
  path: '/api/v1/marketplace/order/',
});

export const readOrder = endpoint<typeof schemas.readOrder>({
  method: 'GET',
  path: '/api/v1/marketplace/order/{id}',
});

export const finishOrder = endpoint<typeof schemas.finishOrder>({
  method: 'POST',
  path: '/api/v1/marketplace/order/{id}/payment',
  paying: true,
});

export const cancelOrder = endpoint<typeof schemas.cancelOrder>({
  method: 'DELETE',
  path: '/api/v1/marketplace/order/{id}',
});
