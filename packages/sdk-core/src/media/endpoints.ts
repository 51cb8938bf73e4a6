import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const uploadFile = endpoint<typeof schemas.uploadFile>({
  method: 'PUT',
  path: '/api/v1/storage/me/files',
  bodyType: 'multipart/form-data',
});

export const uploadImages = endpoint<typeof schemas.uploadImages>({
  method: 'POST',
  path: '/api/v1/media/image',
  bodyType: 'multipart/form-data',
});

export const listFiles = endpoint<typeof schemas.listFiles>({
  method: 'GET',
  path: '/api/v1/storage/me/files',
});

export const readFile = endpoint<typeof schemas.readFile>({
  method: 'GET',
  path: '/api/v1/storage/me/files/{file}',
});

export const keepFile = endpoint<typeof schemas.keepFile>({
  method: 'POST',
  path: '/api/v1/storage/me/files/{file}/keep',
});

export const readStorageStats = endpoint<typeof schemas.readStorageStats>({
  method: 'GET',
  path: '/api/v1/storage/me/stats',
});

export const deleteFile = endpoint<typeof schemas.deleteFile>({
  method: 'DELETE',
  path: '/api/v1/storage/me/files/{file}',
});
