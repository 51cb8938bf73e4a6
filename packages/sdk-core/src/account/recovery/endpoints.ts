import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const forgotPassword = endpoint<typeof schemas.forgotPassword>({
  method: 'POST',
  path: '/api/v1/user/forgot-password',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails a link to choose a new password by, if there is such an account.',
  extension: true,
  callsPerMinute: 5,
});

export const forgotUsername = endpoint<typeof schemas.forgotUsername>({
  method: 'POST',
  path: '/api/v1/user/forgot-username',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails the username of an address, if there is such an account.',
  extension: true,
  callsPerMinute: 5,
});

export const readAccountAccess = endpoint<typeof schemas.readAccountAccess>({
  method: 'POST',
  reads: true,
  path: '/api/v1/user/reset-password/access',
  audience: 'site',
  rule: 'anyone',
  summary: 'What else gets into the account whose password is to be set by the mailed token.',
  extension: true,
  problems: ['gone'],
  callsPerMinute: 20,
});

export const resetPassword = endpoint<typeof schemas.resetPassword>({
  method: 'POST',
  path: '/api/v1/user/reset-password',
  audience: 'site',
  rule: 'anyone',
  summary:
    'Sets a new password by the token that was mailed, ends every session, and removes the passkeys and agreements that are not kept.',
  extension: true,
  problems: ['gone', 'unavailable'],
  callsPerMinute: 10,
});
