import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readHolds = endpoint<typeof schemas.readHolds>({
  method: 'GET',
  path: '/api/v1/license/{listingId}/holds',
});

export const changeHolds = endpoint<typeof schemas.changeHolds>({
  method: 'PUT',
  path: '/api/v1/license/{listingId}/holds',
});
