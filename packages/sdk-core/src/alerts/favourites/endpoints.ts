import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readFavouriteAlerts = endpoint<typeof schemas.readFavouriteAlerts>({
  method: 'GET',
  path: '/api/v1/rule/favourites',
});

export const changeFavouriteAlerts = endpoint<typeof schemas.changeFavouriteAlerts>({
  method: 'PUT',
  path: '/api/v1/rule/favourites',
});
