import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listOwnWaits = endpoint<typeof schemas.listOwnWaits>({
  method: 'GET',
  path: '/api/v1/billboard/waits',
});

export const readWaits = endpoint<typeof schemas.readWaits>({
  method: 'GET',
  path: '/api/v1/billboard/waits/{listingId}',
});

export const joinWaits = endpoint<typeof schemas.joinWaits>({
  method: 'PUT',
  path: '/api/v1/billboard/{id}/waits/{listingId}',
});

export const leaveWaits = endpoint<typeof schemas.leaveWaits>({
  method: 'DELETE',
  path: '/api/v1/billboard/{id}/waits/{listingId}',
});
