import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const register = endpoint<typeof schemas.register>({
  method: 'POST',
  path: '/api/v1/user/register',
  audience: 'site',
  rule: 'anyone',
  summary: 'Opens an account, whose address is then confirmed by mail.',
  problems: ['unavailable'],
  extension: true,
  callsPerMinute: 10,
});

export const confirmAccount = endpoint<typeof schemas.confirmAccount>({
  method: 'POST',
  path: '/api/v1/user/confirm',
  audience: 'site',
  rule: 'anyone',
  summary:
    'Confirms the address of a new account by the token that was mailed to it, in the browser that registered or with the password.',
  extension: true,
  problems: ['gone', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const resendConfirmation = endpoint<typeof schemas.resendConfirmation>({
  method: 'POST',
  path: '/api/v1/user/confirm/resend',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails a new link to the address of the account that asks, if it waits to be confirmed.',
  extension: true,
  problems: ['unavailable'],
  callsPerMinute: 5,
});
