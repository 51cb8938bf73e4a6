import { followOwn } from '../account/sessions/follow-own-store.ts';
import type { SessionStore } from '../account/sessions/session-store.ts';
import type { StoreEnvironment } from '../http/environment.ts';
import type { Presence } from '../http/presence.ts';

/** Milliseconds; whoever talks to somebody waits for an answer. */
export const gatherMs = 50;

/** Calls back as something changes in the inbox of whoever is signed in; answers how to stop. */
export function followInbox(
  session: Pick<SessionStore, '$user'>,
  env: Pick<StoreEnvironment, 'whenChanged' | 'hearsChanges'>,
  onChange: () => Promise<void>,
  presence: Pick<Presence, 'isPresent'>,
): () => void {
  return followOwn(session, env, { topic: 'inbox', onChange, gatherMs, presence });
}
