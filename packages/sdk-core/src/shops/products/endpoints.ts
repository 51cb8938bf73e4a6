import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listProducts = endpoint<typeof schemas.listProducts>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products',
});

export const listShopProducts = endpoint<typeof schemas.listShopProducts>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/all',
});

export const readProduct = endpoint<typeof schemas.readProduct>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/product/{pid}',
});

export const readProductSettings = endpoint<typeof schemas.readProductSettings>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/product/{pid}/settings',
});

export const createProduct = endpoint<typeof schemas.createProduct>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/product',
  keyed: true,
});

export const changeProduct = endpoint<typeof schemas.changeProduct>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/product/{pid}',
});

export const activateProduct = endpoint<typeof schemas.activateProduct>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/product/{pid}/activate',
});

export const deactivateProduct = endpoint<typeof schemas.deactivateProduct>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/product/{pid}/deactivate',
});

export const correctStock = endpoint<typeof schemas.correctStock>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/product/{pid}/stock',
  keyed: true,
});
