import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listRevisions = endpoint<typeof schemas.listRevisions>({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}/revisions',
});

export const readRevision = endpoint<typeof schemas.readRevision>({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}/revisions/{revision}',
});

export const restoreRevision = endpoint<typeof schemas.restoreRevision>({
  method: 'POST',
  path: '/api/v1/{type}/listing/{id}/revisions/{revision}/restore',
});
