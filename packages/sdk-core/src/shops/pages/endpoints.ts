import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const countShopPages = endpoint<typeof schemas.countShopPages>({
  method: 'GET',
  path: '/api/v1/marketplace/pages',
});

export const listShopPages = endpoint<typeof schemas.listShopPages>({
  method: 'GET',
  path: '/api/v1/marketplace/pages/list',
});
