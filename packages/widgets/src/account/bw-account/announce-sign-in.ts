import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { AccountContext } from './account-context.ts';
import { navigateOnward } from './navigate-onward.ts';

/** Notifies the page that a user is signed in, and leads on. */
export function announceSignIn(context: AccountContext, user: CurrentUser): void {
  context.env.store(createSessionStore).change(user);
  const { id, firstName } = user;
  // At once: the component that shows the form removes it as soon as a user is signed in.
  if (context.emit('bw-signed-in', { id, firstName })) navigateOnward(context);
}
