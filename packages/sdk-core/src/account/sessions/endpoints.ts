import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCurrentUser = endpoint<typeof schemas.readCurrentUser>({
  method: 'GET',
  path: '/api/v1/user/',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Whoever is signed in, or null.',
  problems: ['unauthorized'],
});

export const listOwnGroups = endpoint<typeof schemas.listOwnGroups>({
  method: 'GET',
  path: '/api/v1/user/groups/',
  audience: 'site',
  rule: 'members',
  summary: 'The groups of whoever is signed in.',
  problems: ['unauthorized'],
});

export const listSessions = endpoint<typeof schemas.listSessions>({
  method: 'GET',
  path: '/api/v1/user/sessions',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  summary: 'The sessions of whoever is signed in.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const endSession = endpoint<typeof schemas.endSession>({
  method: 'POST',
  path: '/api/v1/user/sessions/{sessionId}/end',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Ends one of one’s own sessions.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 60,
});

export const endAllSessions = endpoint<typeof schemas.endAllSessions>({
  method: 'POST',
  path: '/api/v1/user/sessions/end',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Signs out everywhere, here included.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});
