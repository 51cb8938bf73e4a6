import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readOwnPermissions = endpoint<typeof schemas.readOwnPermissions>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions/self',
  audience: 'site',
  rule: { may: 'read' },
  summary: 'What the caller may do with an object.',
  problems: ['unauthorized', 'not-found'],
});

export const listPermissions = endpoint<typeof schemas.listPermissions>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'own',
  summary: 'Who was granted what on an object, beside its owner.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const grantPermissions = endpoint<typeof schemas.grantPermissions>({
  method: 'POST',
  path: '/api/v1/{type}/{id}/permissions',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Grants a user permissions on an object, for a time or for good.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const withdrawPermissions = endpoint<typeof schemas.withdrawPermissions>({
  method: 'DELETE',
  path: '/api/v1/{type}/{id}/permissions/{userId}',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Takes back what a user was granted on an object.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});
