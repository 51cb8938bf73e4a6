import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const followUpdates = endpoint<typeof schemas.followUpdates>({
  method: 'GET',
  path: '/api/v1/events',
  responseType: 'text/event-stream',
});
