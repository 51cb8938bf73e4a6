import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAuditEntries = endpoint<typeof schemas.listAuditEntries>({
  method: 'GET',
  path: '/api/v1/administration/audit',
});

export const listReadings = endpoint<typeof schemas.listReadings>({
  method: 'GET',
  path: '/api/v1/administration/readings',
});
