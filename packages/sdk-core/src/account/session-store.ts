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

/** Whose session is over is a visitor; a page hears of the 401 by `whenSignedOut`. */
function asVisitor(problem: Problem): null {
  if (problem.status === 401) return null;
  throw problem;
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
    first = ask((signal) => client.call(readCurrentUser, {}, { signal }).catch(asVisitor));
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

/** What a store does as people come and go. */
export interface SessionHooks {
  /** Somebody is signed in: loads what is theirs. */
  onSignIn(user: CurrentUser): void;
  /** Nobody is any more: forgets it. */
  onSignOut(): void;
}

/**
 * Calls a store's hooks at start-up, sign-in and sign-out, once for each change of person; answers
 * how to stop. A session that can't be read changes nothing.
 */
export function followSession(session: SessionStore, hooks: SessionHooks): () => void {
  let current: CurrentUser['id'] | undefined;
  return session.$user.subscribe((remote) => {
    const user = lastValue(remote);
    if (user === undefined || user?.id === current) return;
    if (current !== undefined) hooks.onSignOut();
    current = user?.id;
    if (user) hooks.onSignIn(user);
  });
}
