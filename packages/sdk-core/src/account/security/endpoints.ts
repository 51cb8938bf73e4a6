import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const changePassword = endpoint<typeof schemas.changePassword>({
  method: 'POST',
  path: '/api/v1/user/password',
});

export const readSecurity = endpoint<typeof schemas.readSecurity>({
  method: 'GET',
  path: '/api/v1/user/security',
});

export const changeEmail = endpoint<typeof schemas.changeEmail>({
  method: 'POST',
  path: '/api/v1/user/email',
});

export const confirmEmail = endpoint<typeof schemas.confirmEmail>({
  method: 'POST',
  path: '/api/v1/user/email/confirm',
});

export const readOwnData = endpoint<typeof schemas.readOwnData>({
  method: 'GET',
  path: '/api/v1/user/data',
});

export const deleteAccount = endpoint<typeof schemas.deleteAccount>({
  method: 'POST',
  path: '/api/v1/user/delete',
});
