import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readInboxPreferences = endpoint<typeof schemas.readInboxPreferences>({
  method: 'GET',
  path: '/api/v1/inbox/preferences',
});

export const changeInboxPreferences = endpoint<typeof schemas.changeInboxPreferences>({
  method: 'PUT',
  path: '/api/v1/inbox/preferences',
});
