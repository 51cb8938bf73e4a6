import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { AccountContext } from './account-context.ts';
import { navigateOnward } from './navigate-onward.ts';

/** Somebody is signed in: the page is told, and leads on. */
export function announceSignIn(context: AccountContext, user: CurrentUser): void {
  context.env.store(createSessionStore).change(user);
  const { id, firstName } = user;
  // At once: whoever shows the form takes it away as soon as somebody is signed in.
  if (context.emit('bw-signed-in', { id, firstName })) navigateOnward(context);
}
