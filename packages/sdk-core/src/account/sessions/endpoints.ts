import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCurrentUser = endpoint<typeof schemas.readCurrentUser>({
  method: 'GET',
  path: '/api/v1/user/',
});

export const listOwnGroups = endpoint<typeof schemas.listOwnGroups>({
  method: 'GET',
  path: '/api/v1/user/groups/',
});

export const listSessions = endpoint<typeof schemas.listSessions>({
  method: 'GET',
  path: '/api/v1/user/sessions',
});

export const endSession = endpoint<typeof schemas.endSession>({
  method: 'POST',
  path: '/api/v1/user/sessions/{sessionId}/end',
});

export const endAllSessions = endpoint<typeof schemas.endAllSessions>({
  method: 'POST',
  path: '/api/v1/user/sessions/end',
});
