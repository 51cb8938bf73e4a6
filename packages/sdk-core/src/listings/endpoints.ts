import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listListings = endpoint<typeof schemas.listListings>({
  method: 'GET',
  path: '/api/v1/{type}/listings',
});

export const readListing = endpoint<typeof schemas.readListing>({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}',
});

export const listSimilarListings = endpoint<typeof schemas.listSimilarListings>({
  method: 'GET',
  path: '/api/v1/listing/{id}/similar',
});

export const readListingSummaries = endpoint<typeof schemas.readListingSummaries>({
  method: 'GET',
  path: '/api/v1/listing/summaries',
});

export const revealContact = endpoint<typeof schemas.revealContact>({
  method: 'POST',
  path: '/api/v1/listing/{id}/contact',
});

export const recordListingEvent = endpoint<typeof schemas.recordListingEvent>({
  method: 'POST',
  path: '/api/v1/listing/{id}/events',
});

export const listTags = endpoint<typeof schemas.listTags>({
  method: 'POST',
  path: '/api/v1/tag/all',
  reads: true,
});

export const previewListings = endpoint<typeof schemas.previewListings>({
  method: 'POST',
  path: '/api/v1/preview/search',
  reads: true,
});

export const readUser = endpoint<typeof schemas.readUser>({
  method: 'GET',
  path: '/api/v1/user/{id}',
});

export const countListingPages = endpoint<typeof schemas.countListingPages>({
  method: 'GET',
  path: '/api/v1/listing/pages',
});

export const listListingPages = endpoint<typeof schemas.listListingPages>({
  method: 'GET',
  path: '/api/v1/{type}/pages/{country}',
});
