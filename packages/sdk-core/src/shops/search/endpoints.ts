import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const searchProducts = endpoint<typeof schemas.searchProducts>({
  method: 'POST',
  path: '/api/v1/marketplace/search',
  reads: true,
});
