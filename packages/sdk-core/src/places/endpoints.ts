import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const suggestPlaces = endpoint<typeof schemas.suggestPlaces>({
  method: 'GET',
  path: '/api/v1/places/suggest',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'Cities whose name begins with what was typed, the likeliest first.',
});

export const findNearestCity = endpoint<typeof schemas.findNearestCity>({
  method: 'GET',
  path: '/api/v1/places/nearest',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'The city nearest to a position, within 100 km.',
  problems: ['no-city-nearby'],
});

export const readMapTiles = endpoint<typeof schemas.readMapTiles>({
  method: 'GET',
  path: '/api/v1/places/map',
  audience: 'public',
  rule: 'anyone',
  extension: true,
  summary: 'Where the tiles of the base map are, and whom to credit.',
});
