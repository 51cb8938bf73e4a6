import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readObstacle = endpoint<typeof schemas.readObstacle>({
  method: 'GET',
  path: '/api/v1/{type}/posting',
});

export const createListing = endpoint<typeof schemas.createListing>({
  method: 'POST',
  path: '/api/v1/{type}/listing',
  keyed: true,
});

export const changeListing = endpoint<typeof schemas.changeListing>({
  method: 'PUT',
  path: '/api/v1/{type}/listing/{id}',
});

export const deleteListing = endpoint<typeof schemas.deleteListing>({
  method: 'DELETE',
  path: '/api/v1/{type}/listing/{id}',
});

export const readOwnListing = endpoint<typeof schemas.readOwnListing>({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}/own',
});

export const changeStanding = endpoint<typeof schemas.changeStanding>({
  method: 'POST',
  path: '/api/v1/{type}/listing/{id}/status',
});

export const moderateListing = endpoint<typeof schemas.moderateListing>({
  method: 'POST',
  path: '/api/v1/administration/{type}/listing/{id}',
});

export const startDraft = endpoint<typeof schemas.startDraft>({
  method: 'POST',
  path: '/api/v1/{type}/draft',
});

export const readDraft = endpoint<typeof schemas.readDraft>({
  method: 'GET',
  path: '/api/v1/listing/draft/{id}',
});

export const saveDraft = endpoint<typeof schemas.saveDraft>({
  method: 'PUT',
  path: '/api/v1/listing/draft/{id}',
});

export const deleteDraft = endpoint<typeof schemas.deleteDraft>({
  method: 'DELETE',
  path: '/api/v1/listing/draft/{id}',
});
