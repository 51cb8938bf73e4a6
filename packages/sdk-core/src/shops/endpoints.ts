import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listShops = endpoint<typeof schemas.listShops>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/',
});

export const createShop = endpoint<typeof schemas.createShop>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/',
  keyed: true,
});

export const readShop = endpoint<typeof schemas.readShop>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}',
});

export const changeShop = endpoint<typeof schemas.changeShop>({
  method: 'PUT',
  path: '/api/v1/marketplace/shop/{id}',
});

export const changeShopTaxes = endpoint<typeof schemas.changeShopTaxes>({
  method: 'PUT',
  path: '/api/v1/marketplace/shop/{id}/taxes',
});

export const closeShop = endpoint<typeof schemas.closeShop>({
  method: 'DELETE',
  path: '/api/v1/marketplace/shop/{id}',
});

export const countShopVisit = endpoint<typeof schemas.countShopVisit>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/visit',
});

export const readShopSettings = endpoint<typeof schemas.readShopSettings>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/settings',
});

export const linkShopAccount = endpoint<typeof schemas.linkShopAccount>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/manage/payment/{provider}',
});

export const suspendShop = endpoint<typeof schemas.suspendShop>({
  method: 'PUT',
  path: '/api/v1/administration/shop/{id}/suspension',
});
