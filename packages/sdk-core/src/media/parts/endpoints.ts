import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const beginUpload = endpoint<typeof schemas.beginUpload>({
  method: 'POST',
  path: '/api/v1/storage/me/uploads',
});

export const readUpload = endpoint<typeof schemas.readUpload>({
  method: 'GET',
  path: '/api/v1/storage/me/uploads/{upload}',
});

export const sendPart = endpoint<typeof schemas.sendPart>({
  method: 'PUT',
  path: '/api/v1/storage/me/uploads/{upload}/parts/{offset}',
  bodyType: 'application/octet-stream',
});

export const sendPoster = endpoint<typeof schemas.sendPoster>({
  method: 'PUT',
  path: '/api/v1/storage/me/uploads/{upload}/poster',
  bodyType: 'application/octet-stream',
});

export const finishUpload = endpoint<typeof schemas.finishUpload>({
  method: 'POST',
  path: '/api/v1/storage/me/uploads/{upload}/finish',
});

export const cancelUpload = endpoint<typeof schemas.cancelUpload>({
  method: 'DELETE',
  path: '/api/v1/storage/me/uploads/{upload}',
});
