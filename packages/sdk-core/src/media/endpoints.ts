import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const uploadFile = endpoint<typeof schemas.uploadFile>({
  method: 'PUT',
  path: '/api/v1/storage/me/files',
  audience: 'site',
  rule: 'members',
  summary: 'Keeps a picture of at most 10 MB, or a video of at most 1 GB, as one’s own file.',
  bodyType: 'multipart/form-data',
  problems: ['unauthorized', 'body-too-large', 'malformed-body'],
  callsPerMinute: 120,
});

export const listFiles = endpoint<typeof schemas.listFiles>({
  method: 'GET',
  path: '/api/v1/storage/me/files',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  summary: 'One’s own files, the newest first.',
  problems: ['unauthorized'],
});

export const readStorageStats = endpoint<typeof schemas.readStorageStats>({
  method: 'GET',
  path: '/api/v1/storage/me/stats',
  audience: 'site',
  rule: 'members',
  summary: 'How much one’s files hold, and how much they may.',
  problems: ['unauthorized'],
});

export const deleteFile = endpoint<typeof schemas.deleteFile>({
  method: 'DELETE',
  path: '/api/v1/storage/me/files/{file}',
  audience: 'site',
  rule: 'members',
  summary: 'Removes a file of one’s own for good.',
  problems: ['unauthorized', 'not-found'],
});
