import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const signIn = endpoint<typeof schemas.signIn>({
  method: 'POST',
  path: '/login',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary:
    'Starts a session, in a cookie, with a username or an e-mail address and a password; where the account asks for two steps, it answers a token for the second.',
  problems: ['wrong-credentials', 'unconfirmed-account', 'unavailable'],
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

export const finishSignIn = endpoint<typeof schemas.finishSignIn>({
  method: 'POST',
  path: '/api/v1/user/sign-in/second-step',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Takes the second step of a sign-in and starts the session.',
  extension: true,
  problems: ['wrong-credentials', 'gone'],
  callsPerMinute: 30,
});

export const startPasskeySignIn = endpoint<typeof schemas.startPasskeySignIn>({
  method: 'POST',
  path: '/api/v1/user/sign-in/passkey/options',
  audience: 'site',
  rule: 'anyone',
  summary: 'Asks for a challenge that a passkey signs.',
  extension: true,
  problems: ['gone'],
  callsPerMinute: 30,
});

export const signInWithPasskey = endpoint<typeof schemas.signInWithPasskey>({
  method: 'POST',
  path: '/api/v1/user/sign-in/passkey',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Starts a session with a passkey alone.',
  extension: true,
  problems: ['wrong-credentials'],
  bodyBytes: 30_000,
  callsPerMinute: 30,
});
