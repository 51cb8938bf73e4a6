import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { AccountContext } from '../account-context.ts';
import { findOwnAddress } from '../navigate-onward.ts';

/** Whose account is open is signed in, and led back to where they wanted something before they had one. */
export function welcome(
  { env, emit }: AccountContext,
  user: CurrentUser,
  wanted: string | undefined,
): void {
  env.store(createSessionStore).change(user);
  const address = wanted === undefined ? undefined : findOwnAddress(wanted, env);
  const { id, firstName } = user;
  const isLeft = emit('bw-signed-in', { id, firstName });
  if (isLeft && address !== undefined) location.assign(address);
}
