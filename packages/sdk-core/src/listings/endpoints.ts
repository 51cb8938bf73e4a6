import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listListings = endpoint<typeof schemas.listListings>({
  method: 'GET',
  path: '/api/v1/{type}/listings',
  audience: 'public',
  rule: 'anyone',
  summary: 'Newest public listings of one kind.',
  problems: ['not-found'],
});

export const readListing = endpoint<typeof schemas.readListing>({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}',
  audience: 'public',
  rule: 'anyone',
  summary: 'One listing with everything that its page shows.',
  problems: ['not-found', 'gone'],
});

export const listSimilarListings = endpoint<typeof schemas.listSimilarListings>({
  method: 'GET',
  path: '/api/v1/listing/{id}/similar',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'Listings like this one: same kind, near in place and price.',
  problems: ['not-found', 'gone'],
});

export const readListingSummaries = endpoint<typeof schemas.readListingSummaries>({
  method: 'GET',
  path: '/api/v1/listing/summaries',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary:
    'Up to 24 listings by number, in that order, without those that the public does not see.',
});

export const revealContact = endpoint<typeof schemas.revealContact>({
  method: 'POST',
  path: '/api/v1/listing/{id}/contact',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'The phone number or e-mail address of a listing; counted and limited.',
  problems: ['not-found', 'gone'],
  callsPerMinute: 10,
});

export const recordListingEvent = endpoint<typeof schemas.recordListingEvent>({
  method: 'POST',
  path: '/api/v1/listing/{id}/events',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'Counts a view, a visit to the website or a share, without a person.',
  problems: ['not-found', 'gone'],
  callsPerMinute: 60,
});

export const listTags = endpoint<typeof schemas.listTags>({
  method: 'POST',
  path: '/api/v1/tag/all',
  audience: 'public',
  rule: 'anyone',
  reads: true,
  summary: 'Every tag of public listings with how many carry it.',
});

export const previewListings = endpoint<typeof schemas.previewListings>({
  method: 'POST',
  path: '/api/v1/preview/search',
  audience: 'public',
  rule: 'anyone',
  reads: true,
  summary: 'Summaries of listings by id.',
});

export const readUser = endpoint<typeof schemas.readUser>({
  method: 'GET',
  path: '/api/v1/user/{id}',
  audience: 'public',
  rule: 'anyone',
  summary: 'What anybody may know of a person who has something public.',
  problems: ['not-found'],
});

export const countListingPages = endpoint<typeof schemas.countListingPages>({
  method: 'GET',
  path: '/api/v1/listing/pages',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'How many listings of each kind and country search engines may know.',
});

export const listListingPages = endpoint<typeof schemas.listListingPages>({
  method: 'GET',
  path: '/api/v1/{type}/pages/{country}',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'Pages of listings for search engines, oldest first.',
  problems: ['not-found'],
  callsPerMinute: 60,
});
