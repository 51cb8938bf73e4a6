import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listManagedBillboards = endpoint<typeof schemas.listManagedBillboards>({
  method: 'GET',
  path: '/api/v1/administration/billboards',
});

export const createBillboard = endpoint<typeof schemas.createBillboard>({
  method: 'POST',
  path: '/api/v1/billboard',
  keyed: true,
});

export const changeBillboard = endpoint<typeof schemas.changeBillboard>({
  method: 'PUT',
  path: '/api/v1/billboard/{id}',
});

export const retireBillboard = endpoint<typeof schemas.retireBillboard>({
  method: 'DELETE',
  path: '/api/v1/billboard/{id}',
});

export const restoreBillboard = endpoint<typeof schemas.restoreBillboard>({
  method: 'POST',
  path: '/api/v1/billboard/{id}/restore',
});

export const listOutages = endpoint<typeof schemas.listOutages>({
  method: 'GET',
  path: '/api/v1/billboard/{id}/outages',
});

export const startOutage = endpoint<typeof schemas.startOutage>({
  method: 'POST',
  path: '/api/v1/billboard/{id}/outages',
});

export const endOutage = endpoint<typeof schemas.endOutage>({
  method: 'DELETE',
  path: '/api/v1/billboard/outages/{outageId}',
});
