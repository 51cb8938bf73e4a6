import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const reportListing = endpoint<typeof schemas.reportListing>({
  method: 'POST',
  path: '/api/v1/listing/{id}/report',
});

export const decideReports = endpoint<typeof schemas.decideReports>({
  method: 'POST',
  path: '/api/v1/administration/reports/listing/{id}',
});
