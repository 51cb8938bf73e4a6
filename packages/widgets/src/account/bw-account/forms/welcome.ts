import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { readReturnPath } from '@boardwalk/sdk-core/account/sign-in/return-path';
import { createWishes } from '@boardwalk/sdk-core/account/sign-in/wishes';
import type { AccountContext } from '../account-context.ts';

/** Whose account is open is signed in, and led back to what they wanted before they had one. */
export function welcome({ env, emit }: AccountContext, user: CurrentUser): void {
  env.store(createSessionStore).change(user);
  const wanted = createWishes(env.clock).claim(user.id);
  const path = wanted === undefined ? undefined : readReturnPath(wanted, env.siteOrigin);
  const { id, firstName } = user;
  const isLeft = emit('bw-signed-in', { id, firstName });
  if (isLeft && path !== undefined) location.assign(env.siteOrigin + path);
}
