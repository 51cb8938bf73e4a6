import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const ignoreUser = endpoint<typeof schemas.ignoreUser>({
  method: 'POST',
  path: '/api/v1/inbox/{userId}/ignore',
});

export const unignoreUser = endpoint<typeof schemas.unignoreUser>({
  method: 'POST',
  path: '/api/v1/inbox/{userId}/unignore',
});

export const listIgnored = endpoint<typeof schemas.listIgnored>({
  method: 'GET',
  path: '/api/v1/inbox/ignored',
});
