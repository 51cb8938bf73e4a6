import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const searchThreads = endpoint<typeof schemas.searchThreads>({
  method: 'GET',
  path: '/api/v1/inbox/search',
});
