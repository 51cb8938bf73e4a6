import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readProfile = endpoint<typeof schemas.readProfile>({
  method: 'GET',
  path: '/api/v1/user/profile',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  summary: 'The whole profile of whoever is signed in, and what is missing in it.',
  extension: true,
  problems: ['unauthorized'],
});

export const changeProfile = endpoint<typeof schemas.changeProfile>({
  method: 'PUT',
  path: '/api/v1/user/',
  audience: 'site',
  rule: 'members',
  summary: 'Replaces one’s own profile as far as its owner may change it.',
  problems: ['unauthorized', 'forbidden', 'conflict'],
});

export const searchUsers = endpoint<typeof schemas.searchUsers>({
  method: 'POST',
  path: '/api/v1/user/search',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'others',
  summary: 'People by name, username or, for whoever may, telephone; nobody’s telephone or e-mail.',
  reads: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
  callsPerMinute: 60,
});
