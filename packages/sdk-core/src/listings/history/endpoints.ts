import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readHistory = endpoint<typeof schemas.readHistory>({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}/history',
});
