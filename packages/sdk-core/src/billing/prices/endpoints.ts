import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readPrices = endpoint<typeof schemas.readPrices>({
  method: 'GET',
  path: '/api/v1/stripe/prices/',
});
