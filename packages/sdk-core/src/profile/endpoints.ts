import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readProfile = endpoint<typeof schemas.readProfile>({
  method: 'GET',
  path: '/api/v1/user/profile',
});

export const changeProfile = endpoint<typeof schemas.changeProfile>({
  method: 'PUT',
  path: '/api/v1/user/',
});

export const searchUsers = endpoint<typeof schemas.searchUsers>({
  method: 'POST',
  path: '/api/v1/user/search',
  reads: true,
});
