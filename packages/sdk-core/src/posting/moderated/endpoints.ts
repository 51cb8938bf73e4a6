import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listReportedSubjects = endpoint<typeof schemas.listReportedSubjects>({
  method: 'GET',
  path: '/api/v1/administration/reports',
});

export const listModerated = endpoint<typeof schemas.listModerated>({
  method: 'POST',
  path: '/api/v1/administration/listings',
  reads: true,
});
