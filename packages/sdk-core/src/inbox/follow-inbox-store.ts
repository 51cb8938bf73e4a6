import { type SessionStore, whenOwnChanged } from '../account/sessions/session-store.ts';
import type { StoreEnvironment } from '../http/environment.ts';
import type { Presence } from '../http/presence.ts';
import { lastValue } from '../http/remote.ts';

/** Milliseconds between two questions where nothing is heard of changes. */
const pollMs = 30_000;
/** Milliseconds; whoever talks to somebody waits for an answer. */
const gatherMs = 50;

/**
 * Calls back as something changes in the inbox of whoever is signed in, at once where the page hears
 * of it, else from time to time as long as somebody could see it; answers how to stop.
 */
export function followInbox(
  session: Pick<SessionStore, '$user'>,
  env: Pick<StoreEnvironment, 'whenChanged' | 'hearsChanges'>,
  onChange: () => Promise<void>,
  presence: Pick<Presence, 'isPresent'>,
): () => void {
  const stopHearing = whenOwnChanged(session, env, ['inbox'], onChange, gatherMs);
  const poll = setInterval(() => {
    const isSignedIn = Boolean(lastValue(session.$user.get()));
    if (isSignedIn && presence.isPresent() && !env.hearsChanges?.()) void onChange();
  }, pollMs);
  return () => {
    stopHearing();
    clearInterval(poll);
  };
}
