import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, lastValue } from '../../http/remote.ts';
import { userChangedEvent, whenSignedIn, whenSignedOut } from '../../http/session-events.ts';
import { whileFollowed } from '../../http/while-followed.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { secondMs } from '../../vocabulary/time/durations.ts';
import type { CurrentUser } from './current-user-schemas.ts';
import { readCurrentUser } from './endpoints.ts';

/** Milliseconds after which a user is read again, first and from then on. */
const firstRefresh = 20_000;
const everyRefresh = 300_000;
/** What changes as a user is read. */
const ownTopics = ['session', 'profile'] as const;
/** Milliseconds in which the answer that renews a session surely reaches this browser. */
const renewal = secondMs;

/** Who is signed in, the same for everything on a page. */
export interface SessionStore {
  /** `null` for a visitor; the last answer is retained if a later one fails. */
  readonly $user: ReadableAtom<Remote<CurrentUser | null, Problem>>;
  /** Finds out once for all who ask. */
  load(): Promise<void>;
  /** Requests it again. */
  refresh(): Promise<void>;
  /** Somebody has signed in, or changed what is known of them. */
  change(user: CurrentUser | null): void;
  /**
   * Finds out, unless a server has (`known`), and keeps it as it is elsewhere and from time to time,
   * for all who follow; answers how to stop.
   */
  follow(known?: CurrentUser | null): () => void;
}

/**
 * Treats a user whose session is over as a visitor; a page is notified of the 401 by
 * `whenSignedOut`.
 */
function asVisitor(problem: Problem): null {
  if (problem.status === 401) return null;
  throw problem;
}

/** What a session receives from its page. */
export interface SessionPage extends Pick<Presence, 'isPresent'> {
  /** Calls back whenever a call was answered 401; answers how to stop. */
  whenSignedOut(listener: () => void): () => void;
  /** Calls back whenever another widget has signed somebody in; answers how to stop. */
  whenSignedIn(listener: () => void): () => void;
  /** Notifies the page that another user is signed in than the one it was shown for. */
  tellUserChanged(): void;
}

function tellUserChanged(): void {
  document.dispatchEvent(new CustomEvent(userChangedEvent));
}

/**
 * Creates the session of a page: `env.store(createSessionStore)`. While a user is signed in and
 * something keeps it fresh, the user is read again from time to time, as long as the tab is
 * visible.
 */
export function createSessionStore(
  {
    client,
    isAnonymous,
    whenChanged,
  }: Pick<StoreEnvironment, 'client' | 'isAnonymous' | 'whenChanged'>,
  page: SessionPage = { ...pagePresence, whenSignedIn, whenSignedOut, tellUserChanged },
): SessionStore {
  const {
    $state: $user,
    reload,
    set,
  } = createRemote<CurrentUser | null>({
    request: (signal) => client.call(readCurrentUser, {}, { signal }).catch(asVisitor),
  });
  let first: Promise<void> | undefined;

  function change(user: CurrentUser | null): void {
    set(user);
    first = Promise.resolve();
  }

  async function read(): Promise<void> {
    if (isAnonymous) set(null);
    else await reload();
  }

  function refresh(): Promise<void> {
    first = read();
    return first;
  }

  client.askWho?.(readCurrentUser);
  $user.subscribe((remote) => client.showFor?.(lastValue(remote)?.id, () => void refresh()));

  const isSignedIn = () => Boolean(lastValue($user.get()));
  let shownFor: CurrentUser['id'] | undefined;

  function tellOthers({ id }: CurrentUser): void {
    const isAnother = shownFor !== undefined && shownFor !== id;
    shownFor = id;
    if (isAnother) page.tellUserChanged();
  }

  const keepFresh = whileFollowed(() => {
    let timer: ReturnType<typeof setTimeout>;
    let heard: CurrentUser['id'] | undefined;
    let stopHearing: (() => void) | undefined;

    function tick(): void {
      timer = setTimeout(tick, everyRefresh);
      if (isSignedIn() && page.isPresent()) void refresh();
    }

    timer = setTimeout(tick, firstRefresh);
    const stops = [
      page.whenSignedOut(() => change(null)),
      page.whenSignedIn(() => isSignedIn() || void refresh()),
      $user.subscribe((remote) => {
        const user = lastValue(remote);
        if (user === undefined || user?.id === heard) return;
        heard = user?.id;
        stopHearing?.();
        stopHearing = undefined;
        if (!user) return;
        tellOthers(user);
        // An older cookie, which is no longer good, may still be this browser's for a moment.
        stopHearing = whenChanged?.(ownTopics, () => void refresh(), renewal);
      }),
    ];
    return () => {
      clearTimeout(timer);
      stopHearing?.();
      for (const stop of stops) stop();
    };
  });

  return {
    $user,
    load: () => first ?? refresh(),
    refresh,
    change,
    follow(known) {
      if (known !== undefined && !first) change(known);
      first ??= refresh();
      return keepFresh();
    },
  };
}
