import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const reportThread = endpoint<typeof schemas.reportThread>({
  method: 'POST',
  path: '/api/v1/inbox/thread/report',
});

export const listThreadReports = endpoint<typeof schemas.listThreadReports>({
  method: 'GET',
  path: '/api/v1/administration/reports/thread',
});

export const decideThreadReport = endpoint<typeof schemas.decideThreadReport>({
  method: 'POST',
  path: '/api/v1/administration/reports/thread/{id}',
});
