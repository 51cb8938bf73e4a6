import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import type { Topic } from '../../vocabulary/topics.ts';
import { followSession, type SessionStore, whenOwnChanged } from './session-store.ts';

/** Something that belongs to whoever is signed in. */
export interface OwnRemoteStore<Value> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
  /** Loads it at start-up, sign-in and changes elsewhere, and forgets it at sign-out; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
}

interface OwnRemote<Value> {
  readonly request: (signal: AbortSignal) => Promise<Value>;
  /** What a visitor has of it, such as an empty list. */
  readonly none: Value;
  /** What tells that it has changed elsewhere. */
  readonly topic: Topic;
  /** What a server has found out already. */
  readonly known?: Value | undefined;
}

/** A remote store of what `request` answers for whoever is signed in. */
export function createOwnRemoteStore<Value>(
  env: Pick<StoreEnvironment, 'whenChanged'>,
  session: SessionStore,
  { request, none, topic, known }: OwnRemote<Value>,
): OwnRemoteStore<Value> {
  const { $state, load, set } = createRemoteStore<Value>(known);
  let isKnown = known !== undefined;
  const reload = () => load(request);
  return {
    $state,
    reload,
    follow: createFollow(() => {
      const unfollow = followSession(session, {
        onSignIn() {
          if (!isKnown) void reload();
          isKnown = false;
        },
        onSignOut: () => set(none),
      });
      const stopHearing = whenOwnChanged(session, env, [topic], reload);
      return () => {
        unfollow();
        stopHearing();
      };
    }),
  };
}
