import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCurrentUser = endpoint<typeof schemas.readCurrentUser>({
  method: 'GET',
  path: '/api/v1/user/',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Whoever is signed in, or null.',
  problems: ['unauthorized'],
});

export const signIn = endpoint<typeof schemas.signIn>({
  method: 'POST',
  path: '/login',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Starts a session, in a cookie, with a username or an e-mail address and a password.',
  problems: ['wrong-credentials', 'unconfirmed-account'],
  callsPerMinute: 30,
});

export const signOut = endpoint<typeof schemas.signOut>({
  method: 'POST',
  path: '/logout',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Ends the session; nothing happens without one.',
});

export const listOwnGroups = endpoint<typeof schemas.listOwnGroups>({
  method: 'GET',
  path: '/api/v1/user/groups/',
  audience: 'site',
  rule: 'members',
  summary: 'The groups of whoever is signed in.',
  problems: ['unauthorized'],
});

export const register = endpoint<typeof schemas.register>({
  method: 'POST',
  path: '/api/v1/user/register',
  audience: 'site',
  rule: 'anyone',
  summary: 'Opens an account, whose address is then confirmed by mail.',
  extension: true,
  callsPerMinute: 10,
});

export const confirmAccount = endpoint<typeof schemas.confirmAccount>({
  method: 'POST',
  path: '/api/v1/user/confirm',
  audience: 'site',
  rule: 'anyone',
  summary: 'Confirms the address of a new account by the token that was mailed to it.',
  extension: true,
  problems: ['gone'],
  callsPerMinute: 20,
});

export const resendConfirmation = endpoint<typeof schemas.resendConfirmation>({
  method: 'POST',
  path: '/api/v1/user/confirm/resend',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails a new link to an address that waits to be confirmed.',
  extension: true,
  callsPerMinute: 5,
});

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

export const resetPassword = endpoint<typeof schemas.resetPassword>({
  method: 'POST',
  path: '/api/v1/user/reset-password',
  audience: 'site',
  rule: 'anyone',
  summary: 'Sets a new password by the token that was mailed, and ends every session.',
  extension: true,
  problems: ['gone'],
  callsPerMinute: 10,
});
