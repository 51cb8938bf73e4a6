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
