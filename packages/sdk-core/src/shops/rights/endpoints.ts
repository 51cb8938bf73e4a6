import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readOwnShopPermissions = endpoint<typeof schemas.readOwnShopPermissions>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/permissions/self',
});

export const listShopPermissions = endpoint<typeof schemas.listShopPermissions>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/permissions',
});

export const grantShopPermissions = endpoint<typeof schemas.grantShopPermissions>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/permissions',
});

export const withdrawShopPermissions = endpoint<typeof schemas.withdrawShopPermissions>({
  method: 'DELETE',
  path: '/api/v1/marketplace/shop/{id}/permissions/{userId}',
});
