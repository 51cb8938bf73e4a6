import type { SharingEnvironment } from '../../http/environment.ts';
import { lastValue, type OwnedOptions, type OwnedStore, type Owner } from '../../http/remote.ts';
import { whileFollowed } from '../../http/while-followed.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { CurrentUser } from './current-user-schemas.ts';
import { createSessionStore } from './session-store.ts';

/** Milliseconds between two requests while no notifications of changes are received. */
const pollMs = 30_000;

type Environment = Pick<SharingEnvironment, 'store' | 'whenChanged' | 'hearsChanges'>;

/**
 * Returns the owner of what belongs to the signed-in user, or depends on their rights:
 * `createRemote({ owner: signedIn(env), … })`. When another user signs in, the store discards what
 * it holds and requests it for them; it also requests it again when the page may do more for the
 * same user. It also discards it when nothing shows it, since nobody then checks whose it is. A
 * user who has signed out is refused without a call: its 401 would report to the page that the
 * session has ended.
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

/**
 * Runs something one at a time: if any number of callers request it while it runs, it runs once
 * more.
 */
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
