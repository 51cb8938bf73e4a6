import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listBookmarks = endpoint<typeof schemas.listBookmarks>({
  method: 'GET',
  path: '/api/v1/listing/bookmarks',
  audience: 'embed:bookmarks',
  rule: 'members',
  tellsHidden: 'own',
  summary: 'The listings that whoever is signed in keeps, by number, the latest first.',
  problems: ['unauthorized'],
});

export const addBookmark = endpoint<typeof schemas.addBookmark>({
  method: 'POST',
  path: '/api/v1/listing/bookmark/{id}',
  audience: 'embed:bookmarks',
  rule: 'members',
  summary: 'Keeps a listing; nothing changes where it is kept already.',
  problems: ['unauthorized', 'not-found', 'gone', 'conflict'],
});

export const removeBookmark = endpoint<typeof schemas.removeBookmark>({
  method: 'DELETE',
  path: '/api/v1/listing/bookmark/{id}',
  audience: 'embed:bookmarks',
  rule: 'members',
  summary: 'Keeps a listing no longer; nothing changes where it was not kept.',
  problems: ['unauthorized'],
});
