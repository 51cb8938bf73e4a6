import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readHomepage = endpoint<typeof schemas.readHomepage>({
  method: 'GET',
  path: '/api/v1/management/homepage/',
});

export const listHomepages = endpoint<typeof schemas.listHomepages>({
  method: 'GET',
  path: '/api/v1/management/homepage/all',
});

export const listRecentListings = endpoint<typeof schemas.listRecentListings>({
  method: 'GET',
  path: '/api/v1/homepage/recent',
});

export const readSetting = endpoint<typeof schemas.readSetting>({
  method: 'GET',
  path: '/api/v1/settings/{key}',
  responseType: 'text/plain',
});

export const writeSetting = endpoint<typeof schemas.writeSetting>({
  method: 'POST',
  path: '/api/v1/settings/{key}',
  bodyType: 'text/plain',
  responseType: 'text/plain',
});

export const listArticles = endpoint<typeof schemas.listArticles>({
  method: 'GET',
  path: '/api/v1/articles',
});

export const readArticle = endpoint<typeof schemas.readArticle>({
  method: 'GET',
  path: '/api/v1/articles/{slug}',
});
