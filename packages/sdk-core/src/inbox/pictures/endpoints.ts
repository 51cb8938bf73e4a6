import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const uploadPicture = endpoint<typeof schemas.uploadPicture>({
  method: 'POST',
  path: '/api/v1/inbox/picture',
  bodyType: 'multipart/form-data',
});
