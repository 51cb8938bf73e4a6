import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startPasskey = endpoint<typeof schemas.startPasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys/options',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Asks for what a browser needs to make a passkey.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const addPasskey = endpoint<typeof schemas.addPasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Keeps a passkey that a browser has made.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'conflict'],
  callsPerMinute: 20,
  // Some authenticators attest with a chain of certificates.
  bodyBytes: 80_000,
});

export const renamePasskey = endpoint<typeof schemas.renamePasskey>({
  method: 'PUT',
  path: '/api/v1/user/passkeys/{passkeyId}',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Gives a passkey another name.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const removePasskey = endpoint<typeof schemas.removePasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys/{passkeyId}/remove',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Removes a passkey.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 20,
});
