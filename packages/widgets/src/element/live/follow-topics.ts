import { followUpdates } from '@boardwalk/sdk-core/live/endpoints';
import { createStreamStore } from '@boardwalk/sdk-core/live/stream-store';
import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import { sendCall } from '../environment/page-calls.ts';
import { readSettings } from '../environment/settings.ts';
import { pageStream } from './page-stream.ts';

interface TopicFollower {
  readonly topics: readonly Topic[];
  readonly onChange: () => void;
  /** Milliseconds; hints that come together are one reason to reload. */
  readonly gatherMs: number;
}

/**
 * Calls back when something of a topic has changed elsewhere, until the signal says stop. The
 * stream is the page's, however many stores, languages and copies of the SDK follow it.
 */
export function followTopics(
  apiOrigin: string,
  { topics, onChange, gatherMs }: TopicFollower,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const stream = pageStream();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function listen(hint: string): void {
    if (hint !== 'everything' && !topics.some((topic) => topic === hint)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, gatherMs);
  }

  stream.listeners.add(listen);
  stream.want ??= openStream(apiOrigin);
  const stopWanting = stream.want();
  signal.addEventListener('abort', () => {
    stream.listeners.delete(listen);
    clearTimeout(timer);
    stopWanting();
  });
}

/** The stream of this page, as its first follower reaches the API. */
function openStream(apiOrigin: string): () => () => void {
  const { key } = readSettings();
  const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`;
  const store = createStreamStore(
    {
      request: (lastId, signal) =>
        sendCall(apiOrigin, apiOrigin + followUpdates.path + query, {
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
  pageStream().isOpen = () => store.$state.get() === 'open';
  return store.want;
}
