import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { findOwnAddress } from '../../../parts/way-back/own-address.ts';
import type { AccountContext } from '../account-context.ts';
import { openSignedInChannel } from './signed-in-channel.ts';

/**
 * Signs in the user whose account is open, and leads them back to their pending action from before
 * they had one.
 */
export function welcome(
  { env, emit }: AccountContext,
  user: CurrentUser,
  wanted: string | undefined,
): void {
  env.store(createSessionStore).change(user);
  tellOtherTabs();
  const address = wanted === undefined ? undefined : findOwnAddress(wanted, env);
  const { id, firstName } = user;
  const isLeft = emit('bw-signed-in', { id, firstName });
  if (isLeft && address !== undefined) location.assign(address);
}

/** One of them sent somebody to their mail. */
function tellOtherTabs(): void {
  const channel = openSignedInChannel();
  channel.postMessage(null);
  channel.close();
}
