import type { ReadableAtom } from 'nanostores';
import { followOwn } from '../../account/sessions/follow-own-store.ts';
import { createSessionStore, followSession } from '../../account/sessions/session-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import type { Presence } from '../../http/presence.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import type { Topic } from '../../vocabulary/topics.ts';
import { coalesce } from '../coalesce.ts';

/** How much of something waits for whoever is signed in, the same for everything on a page. */
export interface OwnCountStore {
  /** None for a visitor; the last count stays where a later one can't be had. */
  readonly $state: ReadableAtom<Remote<number, Problem>>;
  /** Counts at start-up, sign-in and changes; answers how to stop. */
  follow(): () => void;
  /** Counts anew where somebody shows it: this page has seen or deleted something. */
  recount(): Promise<void>;
}

interface Counted {
  readonly topic: Topic;
  readonly gatherMs?: number;
  readonly request: (signal: AbortSignal) => Promise<number>;
}

/** A count that is asked for by `request`, and anew as its topic changes. */
export function createOwnCountStore(
  env: Pick<SharingEnvironment, 'store' | 'whenChanged' | 'hearsChanges'>,
  { request, ...followed }: Counted,
  presence: Pick<Presence, 'isPresent'>,
): OwnCountStore {
  const session = env.store(createSessionStore);
  const { $state, load, set } = createRemoteStore<number>();
  let isShown = false;
  const count = coalesce(() => load(request, true));

  const follow = createFollow(() => {
    isShown = true;
    const stops = [
      session.follow(),
      followSession(session, { onSignIn: () => void count(), onSignOut: () => set(0) }),
      followOwn(session, env, { ...followed, onChange: count, presence }),
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
