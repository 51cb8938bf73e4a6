import type { StoreEnvironment } from '../../http/environment.ts';
import type { Presence } from '../../http/presence.ts';
import { lastValue } from '../../http/remote.ts';
import type { Topic } from '../../vocabulary/topics.ts';
import { type SessionStore, whenOwnChanged } from './session-store.ts';

/** Milliseconds between two questions where nothing is heard of changes. */
const pollMs = 30_000;

/** What of whoever is signed in is followed, and what is done as it changes. */
interface Followed {
  readonly topic: Topic;
  readonly onChange: () => Promise<void>;
  /** Milliseconds within which changes are one; as of all topics unless told. */
  readonly gatherMs?: number;
  readonly presence: Pick<Presence, 'isPresent'>;
}

/**
 * Calls back as a topic of whoever is signed in changes, at once where the page hears of it, else
 * from time to time as long as somebody could see it; answers how to stop.
 */
export function followOwn(
  session: Pick<SessionStore, '$user'>,
  env: Pick<StoreEnvironment, 'whenChanged' | 'hearsChanges'>,
  { topic, onChange, gatherMs, presence }: Followed,
): () => void {
  const stopHearing = whenOwnChanged(session, env, [topic], onChange, gatherMs);
  const poll = setInterval(() => {
    const isSignedIn = Boolean(lastValue(session.$user.get()));
    if (isSignedIn && presence.isPresent() && !env.hearsChanges?.()) void onChange();
  }, pollMs);
  return () => {
    stopHearing();
    clearInterval(poll);
  };
}
