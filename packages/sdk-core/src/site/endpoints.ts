import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readHomepage = endpoint<typeof schemas.readHomepage>({
  method: 'GET',
  path: '/api/v1/management/homepage/',
  audience: 'public',
  rule: 'anyone',
  summary: 'The home page in force.',
});

export const listHomepages = endpoint<typeof schemas.listHomepages>({
  method: 'GET',
  path: '/api/v1/management/homepage/all',
  audience: 'public',
  rule: 'anyone',
  summary: 'Every home page that is kept, the one in force first.',
});

export const listRecentListings = endpoint<typeof schemas.listRecentListings>({
  method: 'GET',
  path: '/api/v1/homepage/recent',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'The newest listings of every kind, and how many of it there are.',
});

export const readSetting = endpoint<typeof schemas.readSetting>({
  method: 'GET',
  path: '/api/v1/settings/{key}',
  audience: 'public',
  rule: 'anyone',
  summary: 'One public setting, as text.',
  freshFor: 30,
  problems: ['not-found'],
  responseType: 'text/plain',
});

export const writeSetting = endpoint<typeof schemas.writeSetting>({
  method: 'POST',
  path: '/api/v1/settings/{key}',
  audience: 'site',
  rule: { group: 'administrators' },
  summary: 'Changes a setting for everybody: texts as they are, all else as JSON.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
  bodyType: 'text/plain',
  // Terms and policies are whole documents.
  bodyBytes: 200_000,
  responseType: 'text/plain',
});

export const listArticles = endpoint<typeof schemas.listArticles>({
  method: 'GET',
  path: '/api/v1/articles',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'Published articles, the newest first, all or of one type.',
});

export const readArticle = endpoint<typeof schemas.readArticle>({
  method: 'GET',
  path: '/api/v1/articles/{slug}',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'One article with its text in blocks, and what to read next.',
  problems: ['not-found'],
});
