import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readOwnPermissions = endpoint<typeof schemas.readOwnPermissions>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions/self',
});

export const giveUpPermissions = endpoint<typeof schemas.giveUpPermissions>({
  method: 'DELETE',
  path: '/api/v1/{type}/{id}/permissions/self',
});

export const listOwnGrants = endpoint<typeof schemas.listOwnGrants>({
  method: 'GET',
  path: '/api/v1/user/permissions',
});

export const listPermissions = endpoint<typeof schemas.listPermissions>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions',
});

export const grantPermissions = endpoint<typeof schemas.grantPermissions>({
  method: 'POST',
  path: '/api/v1/{type}/{id}/permissions',
});

export const withdrawPermissions = endpoint<typeof schemas.withdrawPermissions>({
  method: 'DELETE',
  path: '/api/v1/{type}/{id}/permissions/{userId}',
});
