import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const searchCategory = endpoint<typeof schemas.searchCategory>({
  method: 'POST',
  path: '/api/v1/{category}/search',
  audience: 'public',
  rule: 'anyone',
  reads: true,
  bodyBytes: 40_000,
  summary: 'Listings of one kind by words, place, price and the filters of the kind.',
  problems: ['not-found', 'unknown-place'],
});

export const searchListings = endpoint<typeof schemas.searchListings>({
  method: 'POST',
  path: '/api/v1/listing/search',
  audience: 'public',
  rule: 'anyone',
  reads: true,
  bodyBytes: 40_000,
  summary: 'Listings of several kinds at once.',
  problems: ['unknown-place'],
});
