import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const searchBillboards = endpoint<typeof schemas.searchBillboards>({
  method: 'POST',
  path: '/api/v1/billboard/search',
  reads: true,
});

export const closestBillboards = endpoint<typeof schemas.closestBillboards>({
  method: 'POST',
  path: '/api/v1/billboard/closest',
  reads: true,
});

export const readBillboard = endpoint<typeof schemas.readBillboard>({
  method: 'GET',
  path: '/api/v1/billboard/{id}',
});

export const listBillboardSponsors = endpoint<typeof schemas.listBillboardSponsors>({
  method: 'GET',
  path: '/api/v1/billboard/{id}/sponsors',
});

export const readBillboardSponsor = endpoint<typeof schemas.readBillboardSponsor>({
  method: 'GET',
  path: '/api/v1/billboard/{id}/sponsor',
});
