import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readMailPreferences = endpoint<typeof schemas.readMailPreferences>({
  method: 'GET',
  path: '/api/v1/user/mail-preferences',
});

export const changeMailPreferences = endpoint<typeof schemas.changeMailPreferences>({
  method: 'PUT',
  path: '/api/v1/user/mail-preferences',
});
