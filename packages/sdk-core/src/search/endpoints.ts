import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const searchCategory = endpoint<typeof schemas.searchCategory>({
  method: 'POST',
  path: '/api/v1/{category}/search',
  reads: true,
});

export const searchListings = endpoint<typeof schemas.searchListings>({
  method: 'POST',
  path: '/api/v1/listing/search',
  reads: true,
});
