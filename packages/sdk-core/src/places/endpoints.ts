import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const suggestPlaces = endpoint<typeof schemas.suggestPlaces>({
  method: 'GET',
  path: '/api/v1/places/suggest',
});

export const findNearestCity = endpoint<typeof schemas.findNearestCity>({
  method: 'GET',
  path: '/api/v1/places/nearest',
});

export const readMapTiles = endpoint<typeof schemas.readMapTiles>({
  method: 'GET',
  path: '/api/v1/places/map',
});
