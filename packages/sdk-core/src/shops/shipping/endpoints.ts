import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listShippingRates = endpoint<typeof schemas.listShippingRates>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/shipping',
});

export const createShippingRate = endpoint<typeof schemas.createShippingRate>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/shipping',
  keyed: true,
});

export const readShippingRate = endpoint<typeof schemas.readShippingRate>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/shipping/{rateId}',
});

export const changeShippingRate = endpoint<typeof schemas.changeShippingRate>({
  method: 'PUT',
  path: '/api/v1/marketplace/shop/{id}/shipping/{rateId}',
});
