import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAddresses = endpoint<typeof schemas.listAddresses>({
  method: 'GET',
  path: '/api/v1/marketplace/address/',
});

export const saveAddress = endpoint<typeof schemas.saveAddress>({
  method: 'POST',
  path: '/api/v1/marketplace/address/',
});

export const deleteAddress = endpoint<typeof schemas.deleteAddress>({
  method: 'DELETE',
  path: '/api/v1/marketplace/address/{id}',
});
