import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startPasskey = endpoint<typeof schemas.startPasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys/options',
});

export const addPasskey = endpoint<typeof schemas.addPasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys',
});

export const renamePasskey = endpoint<typeof schemas.renamePasskey>({
  method: 'PUT',
  path: '/api/v1/user/passkeys/{passkeyId}',
});

export const removePasskey = endpoint<typeof schemas.removePasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys/{passkeyId}/remove',
});
