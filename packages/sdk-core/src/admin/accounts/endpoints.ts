import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readAccount = endpoint<typeof schemas.readAccount>({
  method: 'GET',
  path: '/api/v1/user/{id}/account',
});

export const disableUser = endpoint<typeof schemas.disableUser>({
  method: 'POST',
  path: '/api/v1/user/{id}/disable',
});

export const enableUser = endpoint<typeof schemas.enableUser>({
  method: 'POST',
  path: '/api/v1/user/{id}/enable',
});
