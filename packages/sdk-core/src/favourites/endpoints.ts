import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listFavourites = endpoint<typeof schemas.listFavourites>({
  method: 'GET',
  path: '/api/v1/listing/bookmarks',
});

export const addFavourite = endpoint<typeof schemas.addFavourite>({
  method: 'POST',
  path: '/api/v1/listing/bookmark/{id}',
});

export const removeFavourite = endpoint<typeof schemas.removeFavourite>({
  method: 'DELETE',
  path: '/api/v1/listing/bookmark/{id}',
});
