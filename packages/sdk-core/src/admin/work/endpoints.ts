import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listFailedWork = endpoint<typeof schemas.listFailedWork>({
  method: 'GET',
  path: '/api/v1/administration/work',
});

export const retryFailedWork = endpoint<typeof schemas.retryFailedWork>({
  method: 'POST',
  path: '/api/v1/administration/work/{id}/retry',
});

export const discardFailedWork = endpoint<typeof schemas.discardFailedWork>({
  method: 'DELETE',
  path: '/api/v1/administration/work/{id}',
});
