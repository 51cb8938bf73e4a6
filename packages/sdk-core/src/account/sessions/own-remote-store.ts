import type { ReadableAtom } from 'nanostores';
import type { Remote } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { followSession, type SessionStore } from './session-store.ts';

/** Something that belongs to whoever is signed in. */
export interface OwnRemoteStore<Value> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
  /** Loads it at start-up and sign-in, and forgets it at sign-out; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
}

interface OwnRemote<Value> {
  readonly request: (signal: AbortSignal) => Promise<Value>;
  /** What a visitor has of it, such as an empty list. */
  readonly none: Value;
  /** What a server has found out already. */
  readonly known?: Value | undefined;
}

/** A remote store of what `request` answers for whoever is signed in. */
export function createOwnRemoteStore<Value>(
  session: SessionStore,
  { request, none, known }: OwnRemote<Value>,
): OwnRemoteStore<Value> {
  const { $state, load } = createRemoteStore<Value>(known);
  let isKnown = known !== undefined;
  const reload = () => load(request);
  return {
    $state,
    reload,
    follow: () =>
      followSession(session, {
        onSignIn() {
          if (!isKnown) void reload();
          isKnown = false;
        },
        onSignOut() {
          void load(async () => none);
        },
      }),
  };
}
