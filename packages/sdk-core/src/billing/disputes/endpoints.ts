import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listPaymentDisputes = endpoint<typeof schemas.listPaymentDisputes>({
  method: 'GET',
  path: '/api/v1/administration/stripe/disputes',
});
