import { lastValue } from '../http/remote.ts';
import type { CurrentUser } from './schemas.ts';
import type { SessionStore } from './session-store.ts';

/** What a store does as people come and go. */
export interface SessionHooks {
  /** Somebody is signed in: loads what is theirs. */
  onSignIn(user: CurrentUser): void;
  /** Nobody is any more: forgets it. */
  onSignOut(): void;
}

/**
 * Calls a store's hooks at start-up, sign-in and sign-out, once for each change of person; answers
 * how to stop. A session that can't be read changes nothing.
 */
export function followSession(session: SessionStore, hooks: SessionHooks): () => void {
  let current: CurrentUser['id'] | undefined;
  return session.$user.subscribe((remote) => {
    const user = lastValue(remote);
    if (user === undefined || user?.id === current) return;
    if (current !== undefined) hooks.onSignOut();
    current = user?.id;
    if (user) hooks.onSignIn(user);
  });
}
