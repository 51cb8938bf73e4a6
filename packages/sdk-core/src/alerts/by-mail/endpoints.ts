import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startMailedAlert = endpoint<typeof schemas.startMailedAlert>({
  method: 'POST',
  path: '/api/v1/rule/{type}/by-mail',
});

export const readMailedAlert = endpoint<typeof schemas.readMailedAlert>({
  method: 'POST',
  path: '/api/v1/rule/confirmation',
  reads: true,
});

export const confirmMailedAlert = endpoint<typeof schemas.confirmMailedAlert>({
  method: 'POST',
  path: '/api/v1/rule/confirm',
});
