import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listOwnListings = endpoint<typeof schemas.listOwnListings>({
  method: 'POST',
  path: '/api/v1/preview/self',
  reads: true,
});

export const countOwnListings = endpoint<typeof schemas.countOwnListings>({
  method: 'GET',
  path: '/api/v1/preview/self/count',
});
