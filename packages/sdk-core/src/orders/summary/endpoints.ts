import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readShopSummary = endpoint<typeof schemas.readShopSummary>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{shopId}/summary',
});
