import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listSavedAddresses = endpoint<typeof schemas.listSavedAddresses>({
  method: 'GET',
  path: '/api/v1/marketplace/address/',
});

export const saveDeliveryAddress = endpoint<typeof schemas.saveDeliveryAddress>({
  method: 'POST',
  path: '/api/v1/marketplace/address/',
});

export const deleteSavedAddress = endpoint<typeof schemas.deleteSavedAddress>({
  method: 'DELETE',
  path: '/api/v1/marketplace/address/{id}',
});
