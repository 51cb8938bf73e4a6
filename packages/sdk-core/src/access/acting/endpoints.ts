import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const actAs = endpoint<typeof schemas.actAs>({
  method: 'POST',
  path: '/api/v1/user/{id}/act-as',
});

export const endActing = endpoint<typeof schemas.endActing>({
  method: 'POST',
  path: '/api/v1/user/act-as/end',
});
