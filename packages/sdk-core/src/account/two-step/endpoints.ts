import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startTwoFactor = endpoint<typeof schemas.startTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Makes a secret for an authenticator app; nothing changes before a code confirms it.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const confirmTwoFactor = endpoint<typeof schemas.confirmTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor/confirm',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Turns two-step sign-in on by a code of the app, and ends all other sessions.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict'],
  callsPerMinute: 20,
});

export const renewRecoveryCodes = endpoint<typeof schemas.renewRecoveryCodes>({
  method: 'POST',
  path: '/api/v1/user/two-factor/recovery-codes',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Makes new recovery codes; the old ones work no more.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const stopTwoFactor = endpoint<typeof schemas.stopTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor/stop',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Turns two-step sign-in off.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});
