import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readUnsubscription = endpoint<typeof schemas.readUnsubscription>({
  method: 'POST',
  path: '/api/v1/mail/unsubscription',
  reads: true,
});

export const unsubscribe = endpoint<typeof schemas.unsubscribe>({
  method: 'POST',
  path: '/api/v1/mail/unsubscribe',
});
