import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startTwoFactor = endpoint<typeof schemas.startTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor',
});

export const confirmTwoFactor = endpoint<typeof schemas.confirmTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor/confirm',
});

export const renewRecoveryCodes = endpoint<typeof schemas.renewRecoveryCodes>({
  method: 'POST',
  path: '/api/v1/user/two-factor/recovery-codes',
});

export const stopTwoFactor = endpoint<typeof schemas.stopTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor/stop',
});
