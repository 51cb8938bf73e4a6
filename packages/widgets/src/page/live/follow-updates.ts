import {
  createSessionStore,
  followSession,
} from '@boardwalk/sdk-core/account/sessions/session-store';
import { createFavouritesStore } from '@boardwalk/sdk-core/favourites/store';
import { followUpdates as endpoint } from '@boardwalk/sdk-core/live/endpoints';
import { createStreamStore } from '@boardwalk/sdk-core/live/stream-store';
import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { sendCall } from '../../element/environment/page-calls.ts';
import { readSettings } from '../../element/environment/settings.ts';
import { pageStream } from './page-stream.ts';

/** Hints that come together are one reason to read anew. */
const gatherMs = 250;
/** A session that was renewed reaches this browser with an answer that may still be on its way. */
const renewalMs = 1_000;

/**
 * Keeps the stores of an environment up to date while somebody is signed in; answers how to stop.
 * The stream is the page's, however many environments and copies of the SDK follow it.
 */
export function followUpdates(env: WidgetEnvironment): () => void {
  return env.store(createUpdates).follow();
}

/** Calls back when something of a topic has changed elsewhere; answers how to stop. */
export function followTopic(topic: Topic, onChange: () => void): () => void {
  const { listeners } = pageStream();
  const told = gather(gatherMs, onChange);
  const listen = (hint: string) => {
    if (hint === topic || hint === 'everything') told.soon();
  };
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    told.never();
  };
}

function createUpdates(env: WidgetEnvironment) {
  let followers = 0;
  let stops: (() => void)[] = [];

  function start(): void {
    const stream = pageStream();
    const want = stream.want ?? openStream(env);
    stream.want = want;
    const session = env.store(createSessionStore);
    const bookmarks = env.store(createFavouritesStore);
    const readSession = gather(renewalMs, () => void session.refresh());
    const readBookmarks = gather(gatherMs, () => {
      // What nobody on the page has asked for yet, nobody needs anew.
      if (bookmarks.$bookmarks.get().state !== 'idle') void bookmarks.reload();
    });
    let stopWanting: (() => void) | undefined;

    function listen(hint: string): void {
      const isAll = hint === 'everything';
      if (isAll || hint === 'session' || hint === 'profile') readSession.soon();
      if (isAll || hint === 'bookmarks') readBookmarks.soon();
    }

    function letGo(): void {
      stopWanting?.();
      stopWanting = undefined;
      readSession.never();
      readBookmarks.never();
    }

    stream.listeners.add(listen);
    stops = [
      () => stream.listeners.delete(listen),
      followSession(session, {
        onSignIn() {
          stopWanting = want();
        },
        onSignOut: letGo,
      }),
      letGo,
    ];
  }

  return {
    follow() {
      if (followers++ === 0) start();
      let isFollowing = true;
      return () => {
        if (!isFollowing) return;
        isFollowing = false;
        if (--followers > 0) return;
        for (const stop of stops) stop();
      };
    },
  };
}

/** Runs a little after it was first asked for, once for all who ask until then. */
function gather(ms: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, ms);
    },
    never() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** The stream of this page, as its first follower reaches the API. */
function openStream({ apiOrigin }: WidgetEnvironment): () => () => void {
  const { key } = readSettings();
  const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`;
  const store = createStreamStore(
    {
      request: (lastId, signal) =>
        sendCall(apiOrigin, apiOrigin + endpoint.path + query, {
          headers: {
            accept: 'text/event-stream',
            ...(lastId !== undefined && { 'last-event-id': lastId }),
          },
          method: 'GET',
          credentials: 'include',
          cache: 'no-store',
          signal,
        }),
    },
    (hint) => {
      for (const listener of pageStream().listeners) listener(hint);
    },
  );
  return store.want;
}
