import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAgreements = endpoint<typeof schemas.listAgreements>({
  method: 'GET',
  path: '/api/v1/embeds/agreements',
});

export const withdrawAgreement = endpoint<typeof schemas.withdrawAgreement>({
  method: 'DELETE',
  path: '/api/v1/embeds/agreements/{id}',
});
