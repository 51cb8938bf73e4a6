import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCurrentUser = endpoint<typeof schemas.readCurrentUser>({
  method: 'GET',
  path: '/api/v1/user/',
  audience: 'public',
  summary: 'Whoever is signed in, or null.',
});
