import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAgreements = endpoint<typeof schemas.listAgreements>({
  method: 'GET',
  path: '/api/v1/embeds/agreements',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'The sites on whose pages the caller agreed to be signed in.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const withdrawAgreement = endpoint<typeof schemas.withdrawAgreement>({
  method: 'DELETE',
  path: '/api/v1/embeds/agreements/{id}',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Takes an agreement back, and ends the caller’s sessions on that origin.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});
