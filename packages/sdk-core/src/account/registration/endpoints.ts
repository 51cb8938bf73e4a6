import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const register = endpoint<typeof schemas.register>({
  method: 'POST',
  path: '/api/v1/user/register',
});

export const confirmAccount = endpoint<typeof schemas.confirmAccount>({
  method: 'POST',
  path: '/api/v1/user/confirm',
});

export const resendConfirmation = endpoint<typeof schemas.resendConfirmation>({
  method: 'POST',
  path: '/api/v1/user/confirm/resend',
});
