import type { SharingEnvironment } from '../../http/environment.ts';
import { lastValue, type OwnedOptions, type OwnedStore, type Owner } from '../../http/remote.ts';
import { whileFollowed } from '../../http/while-followed.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { CurrentUser } from './current-user-schemas.ts';
import { createSessionStore } from './session-store.ts';

/** Milliseconds between two requests where nothing is heard of changes. */
const pollMs = 30_000;

type Environment = Pick<SharingEnvironment, 'store' | 'whenChanged' | 'hearsChanges'>;

/**
 * The owner of what belongs to whoever is signed in, or is answered by their rights:
 * `createRemote({ owner: signedIn(env), … })`. As somebody else is signed in the store forgets what it
 * holds and requests it for them, and anew as the page may do more for the same person. It forgets
 * too as nothing shows it, since nobody then looks whose it is. Who has signed out is refused
 * without a call: its 401 would tell the page that the session has ended.
 */
export function signedIn({ store: share, whenChanged, hearsChanges }: Environment): Owner<unknown> {
  const session = share(createSessionStore);

  function begin(
    store: OwnedStore<unknown>,
    options: OwnedOptions<unknown>,
    known: unknown,
  ): () => void {
    const { topics, gatherMs, none, presence, stays } = options;
    const waits = options.waits || none !== undefined;
    /** Whose it is; null is a visitor's, undefined before the session is known. */
    let owner: CurrentUser | null | undefined;
    let stopHearing: (() => void) | undefined;
    const refresh = oneAtATime(() => store.reload(true));

    function refuse(): void {
      store.forget();
      if (none !== undefined) {
        store.set(none);
        return;
      }
      const refusal = new Problem('unauthorized', 'Nobody is signed in.');
      void store.run(() => Promise.reject(refusal), true);
    }

    function turnTo(next: CurrentUser | null): void {
      const before = owner;
      owner = next;
      const isFirst = before === undefined;
      if (!isFirst && before?.id === next?.id) {
        if (isMore(next?.scopes, before?.scopes)) void store.reload();
        return;
      }
      stopHearing?.();
      stopHearing = (next && topics && whenChanged?.(topics, refresh, gatherMs)) || undefined;
      if (next && isFirst) {
        if (waits) void store.load();
      } else if (next) {
        store.forget();
        void store.reload();
      } else if (waits || !isFirst) refuse();
    }

    const held = store.$state.get();
    // What has come while nothing showed it may be another's, unless a server brought it.
    if (held.state === 'ready' && held !== known && !stays) store.forget();
    if (stays && lastValue(held) !== undefined) refresh();
    else if (!waits) void store.load();
    const unfollow = session.follow();
    const unsubscribe = session.$user.subscribe((remote) => {
      const user = lastValue(remote);
      if (user !== undefined) turnTo(user);
    });
    const poll =
      presence &&
      setInterval(() => {
        if (owner && presence.isPresent() && !hearsChanges?.()) refresh();
      }, pollMs);
    return () => {
      unfollow();
      unsubscribe();
      stopHearing?.();
      clearInterval(poll);
      if (!stays) store.forget();
    };
  }

  return (store, options) => {
    const known = store.$state.get();
    return whileFollowed(() => begin(store, options, known));
  };
}

function isMore(scopes: CurrentUser['scopes'], before: CurrentUser['scopes']): boolean {
  return Boolean(scopes?.some((scope) => !before?.includes(scope)));
}

/** Runs something one at a time: whoever asks while it runs has it run once more, however many they are. */
function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await run();
    }
    isRunning = false;
  };
}
