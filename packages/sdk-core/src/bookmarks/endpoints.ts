import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listBookmarks = endpoint<typeof schemas.listBookmarks>({
  method: 'GET',
  path: '/api/v1/listing/bookmarks',
});

export const addBookmark = endpoint<typeof schemas.addBookmark>({
  method: 'POST',
  path: '/api/v1/listing/bookmark/{id}',
});

export const removeBookmark = endpoint<typeof schemas.removeBookmark>({
  method: 'DELETE',
  path: '/api/v1/listing/bookmark/{id}',
});
