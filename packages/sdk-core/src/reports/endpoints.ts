import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const reportListing = endpoint<typeof schemas.reportListing>({
  method: 'POST',
  path: '/api/v1/listing/{id}/report',
});

export const sendReport = endpoint<typeof schemas.sendReport>({
  method: 'POST',
  path: '/api/v1/report',
});

export const decideSubjectReports = endpoint<typeof schemas.decideSubjectReports>({
  method: 'POST',
  path: '/api/v1/administration/reports',
});

export const decideReports = endpoint<typeof schemas.decideReports>({
  method: 'POST',
  path: '/api/v1/administration/reports/listing/{id}',
});
