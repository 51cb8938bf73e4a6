import type { ReadableAtom } from 'nanostores';
import { createSessionStore, followSession } from '../../account/sessions/session-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { coalesce } from '../coalesce.ts';
import { followInbox } from '../follow-inbox-store.ts';
import { countUnread } from '../threads/endpoints.ts';

/** How many messages wait for whoever is signed in, the same for everything on a page. */
export interface UnreadStore {
  /** None for a visitor; the last count stays where a later one can't be had. */
  readonly $state: ReadableAtom<Remote<number, Problem>>;
  /** Counts at start-up, sign-in and changes; answers how to stop. */
  follow(): () => void;
  /** Counts anew where somebody shows it: this page has read or deleted something. */
  recount(): Promise<void>;
}

/** The count of a page: `env.store(createUnreadStore)`. */
export function createUnreadStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): UnreadStore {
  const session = env.store(createSessionStore);
  const { $state, load, set } = createRemoteStore<number>();
  let isShown = false;

  const count = coalesce(() =>
    load(async (signal) => (await env.client.call(countUnread, {}, { signal })).count, true),
  );

  const follow = createFollow(() => {
    isShown = true;
    const stops = [
      session.follow(),
      followSession(session, { onSignIn: () => void count(), onSignOut: () => set(0) }),
      followInbox(session, env, count, presence),
    ];
    return () => {
      isShown = false;
      for (const stop of stops) stop();
    };
  });

  return {
    $state,
    follow,
    async recount() {
      if (isShown) await count();
    },
  };
}
