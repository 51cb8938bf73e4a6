import { onMount, type ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { type Presence, pagePresence } from '../http/presence.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { readCurrentUser, signOut } from './endpoints.ts';
import type { CurrentUser } from './schemas.ts';

/** Milliseconds after which a user is read anew, first and from then on (specification, 9). */
const firstRefresh = 20_000;
const everyRefresh = 300_000;

/** Who is signed in, the same for everything on a page. */
export interface SessionStore {
  /** `null` for a visitor; the last answer is kept where a later one fails. */
  readonly $user: ReadableAtom<Remote<CurrentUser | null, Problem>>;
  /** Finds out once for all who ask. */
  load(): Promise<void>;
  /** Asks anew. */
  refresh(): Promise<void>;
  /** Takes over what a server has found out, unless it was found out here already. */
  takeOver(user: CurrentUser | null): void;
  /** Somebody has signed in, or changed what is known of them. */
  change(user: CurrentUser | null): Promise<void>;
  /** Ends the session; rejects with a `Problem` where it goes on. */
  signOut(): Promise<void>;
}

/** What a session is made from. */
export interface SessionEnvironment extends Pick<StoreEnvironment, 'client'> {
  /** Calls back whenever a call was answered 401; answers how to stop. */
  readonly whenSignedOut: (listener: () => void) => () => void;
}

/**
 * The session of a page: `env.store(createSessionStore)`. While somebody is signed in and something
 * listens, the user is read anew from time to time, as long as the tab can be seen.
 */
export function createSessionStore(
  { client, whenSignedOut }: SessionEnvironment,
  presence: Presence = pagePresence,
): SessionStore {
  const { $state: $user, load: ask } = createRemoteStore<CurrentUser | null>();
  let first: Promise<void> | undefined;

  function change(user: CurrentUser | null): Promise<void> {
    first = ask(async () => user);
    return first;
  }

  function refresh(): Promise<void> {
    first = ask((signal) => client.call(readCurrentUser, {}, { signal }));
    return first;
  }

  onMount($user, () => {
    let timer = setTimeout(tick, firstRefresh);
    function tick() {
      timer = setTimeout(tick, everyRefresh);
      if (lastValue($user.get()) && presence.isPresent()) void refresh();
    }
    const stop = whenSignedOut(() => void change(null));
    return () => {
      clearTimeout(timer);
      stop();
    };
  });

  return {
    $user,
    load: () => first ?? refresh(),
    refresh,
    takeOver(user) {
      first ??= change(user);
    },
    change,
    async signOut() {
      await client.call(signOut, {});
      await change(null);
    },
  };
}
