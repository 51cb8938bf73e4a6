import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startConfirmation = endpoint<typeof schemas.startConfirmation>({
  method: 'POST',
  path: '/api/v1/embeds/confirmations',
});

export const readConfirmation = endpoint<typeof schemas.readConfirmation>({
  method: 'GET',
  path: '/api/v1/embeds/confirmations/{id}',
});

export const decideConfirmation = endpoint<typeof schemas.decideConfirmation>({
  method: 'POST',
  path: '/api/v1/embeds/confirmations/{id}',
});

export const followConfirmation = endpoint<typeof schemas.followConfirmation>({
  method: 'GET',
  path: '/api/v1/embeds/confirmations/{id}/state',
});
