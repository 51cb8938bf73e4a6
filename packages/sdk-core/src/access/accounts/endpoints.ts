import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readAccount = endpoint<typeof schemas.readAccount>({
  method: 'GET',
  path: '/api/v1/user/{id}/account',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  tellsHidden: 'others',
  summary: 'What administrators know of an account; never how to reach its owner.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const disableUser = endpoint<typeof schemas.disableUser>({
  method: 'POST',
  path: '/api/v1/user/{id}/disable',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Shuts an account and ends its sessions.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const enableUser = endpoint<typeof schemas.enableUser>({
  method: 'POST',
  path: '/api/v1/user/{id}/enable',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Opens a disabled account again.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const actAs = endpoint<typeof schemas.actAs>({
  method: 'POST',
  path: '/api/v1/user/{id}/act-as',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Turns the caller’s session into one of another user, for an hour at most.',
  problems: [
    'unauthorized',
    'forbidden',
    'wrong-credentials',
    'not-found',
    'conflict',
    'unavailable',
  ],
  callsPerMinute: 20,
});

export const endActing = endpoint<typeof schemas.endActing>({
  method: 'POST',
  path: '/api/v1/user/act-as/end',
  audience: 'site',
  rule: 'members',
  extension: true,
  summary: 'Gives an administrator who acts as somebody else their own session back.',
  problems: ['unauthorized', 'conflict'],
});
