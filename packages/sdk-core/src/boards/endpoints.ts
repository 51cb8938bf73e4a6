import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const searchBillboards = endpoint<typeof schemas.searchBillboards>({
  method: 'POST',
  path: '/api/v1/billboard/search',
  reads: true,
});
