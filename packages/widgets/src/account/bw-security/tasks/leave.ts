import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { AnyWidget } from '../../../element/mount/widget-context.ts';
import { endOwnSession } from '../../shared/session/end-own-session.ts';

/** Nobody is signed in here any more: leads to the login, which says why. */
export function leave(
  { env, navigate }: AnyWidget,
  notice: 'signed-out' | 'account-deleted',
): void {
  endOwnSession(env);
  navigate(login({}, { notice }));
}
