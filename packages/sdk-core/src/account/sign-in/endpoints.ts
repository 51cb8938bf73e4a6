import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const signIn = endpoint<typeof schemas.signIn>({
  method: 'POST',
  path: '/login',
});

export const signOut = endpoint<typeof schemas.signOut>({
  method: 'POST',
  path: '/logout',
});

export const finishSignIn = endpoint<typeof schemas.finishSignIn>({
  method: 'POST',
  path: '/api/v1/user/sign-in/second-step',
});

export const startPasskeySignIn = endpoint<typeof schemas.startPasskeySignIn>({
  method: 'POST',
  path: '/api/v1/user/sign-in/passkey/options',
});

export const signInWithPasskey = endpoint<typeof schemas.signInWithPasskey>({
  method: 'POST',
  path: '/api/v1/user/sign-in/passkey',
});
