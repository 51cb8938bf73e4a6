import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const forgotPassword = endpoint<typeof schemas.forgotPassword>({
  method: 'POST',
  path: '/api/v1/user/forgot-password',
});

export const forgotUsername = endpoint<typeof schemas.forgotUsername>({
  method: 'POST',
  path: '/api/v1/user/forgot-username',
});

export const readAccountAccess = endpoint<typeof schemas.readAccountAccess>({
  method: 'POST',
  reads: true,
  path: '/api/v1/user/reset-password/access',
});

export const resetPassword = endpoint<typeof schemas.resetPassword>({
  method: 'POST',
  path: '/api/v1/user/reset-password',
});
