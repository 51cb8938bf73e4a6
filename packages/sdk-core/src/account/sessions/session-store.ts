import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemoteStore, lastValue } from '../../http/remote.ts';
import { whenSignedOut } from '../../http/when-signed-out.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import type { CurrentUser } from './current-user-schemas.ts';
import { readCurrentUser } from './endpoints.ts';

/** Milliseconds after which a user is read anew, first and from then on. */
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
  /** Reads the user anew from time to time, for all who follow; answers how to stop. */
  keepFresh(): () => void;
}

/** Whose session is over is a visitor; a page hears of the 401 by `whenSignedOut`. */
function asVisitor(problem: Problem): null {
  if (problem.status === 401) return null;
  throw problem;
}

/** What a session hears of its page. */
export interface SessionPage extends Pick<Presence, 'isPresent'> {
  /** Calls back whenever a call was answered 401; answers how to stop. */
  whenSignedOut(listener: () => void): () => void;
}

/**
 * The session of a page: `env.store(createSessionStore)`. While somebody is signed in and something
 * keeps it fresh, the user is read anew from time to time, as long as the tab can be seen.
 */
export function createSessionStore(
  { client, isAnonymous }: Pick<StoreEnvironment, 'client' | 'isAnonymous'>,
  page: SessionPage = { ...pagePresence, whenSignedOut },
): SessionStore {
  const { $state: $user, load: ask } = createRemoteStore<CurrentUser | null>();
  let first: Promise<void> | undefined;

  function change(user: CurrentUser | null): Promise<void> {
    first = ask(async () => user);
    return first;
  }

  function refresh(): Promise<void> {
    if (isAnonymous) return change(null);
    first = ask((signal) => client.call(readCurrentUser, {}, { signal }).catch(asVisitor));
    return first;
  }

  let followers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  function tick(): void {
    timer = setTimeout(tick, everyRefresh);
    if (lastValue($user.get()) && page.isPresent()) void refresh();
  }

  return {
    $user,
    load: () => first ?? refresh(),
    refresh,
    takeOver(user) {
      first ??= change(user);
    },
    change,
    keepFresh() {
      if (followers++ === 0) {
        timer = setTimeout(tick, firstRefresh);
        stopListening = page.whenSignedOut(() => void change(null));
      }
      return () => {
        if (--followers > 0) return;
        clearTimeout(timer);
        stopListening?.();
      };
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
