import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAddressMismatches = endpoint<typeof schemas.listAddressMismatches>({
  method: 'GET',
  path: '/api/v1/administration/license/address-mismatches',
});

export const settleAddressMismatch = endpoint<typeof schemas.settleAddressMismatch>({
  method: 'POST',
  path: '/api/v1/administration/license/address-mismatch/{uuid}/settle',
});
