import { forgetKeptWords } from '@boardwalk/sdk-core/account/sessions/kept-words';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { AnyWidget } from '../../../element/mount/widget-context.ts';

/** Nobody is signed in here any more: leads to the login. */
export function leave({ env, navigate }: AnyWidget): void {
  forgetKeptWords();
  env.store(createSessionStore).change(null);
  navigate(login({}, { notice: 'signed-out' }));
}
