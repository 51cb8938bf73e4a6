import type { StoreEnvironment } from '../../http/environment.ts';
import { pause } from '../../http/pause-before.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import { searchThreads } from './endpoints.ts';
import type { ThreadMatch } from './schemas.ts';

/** Milliseconds of rest in typing before anything is looked for. */
const typingRest = 250;
/** Threads that show at first, and that each press adds. */
const pageSize = 25;

/** The matches of a text, as far as they were requested. */
export interface ThreadSearchResults {
  readonly text: string;
  readonly threads: readonly ThreadMatch[];
  /** How many there are in all. */
  readonly total: number;
}

/** Threads that somebody looks for among theirs, by a text that has rested. */
export interface InboxSearchStore extends RemoteStore<ThreadSearchResults, string> {
  /** Shows more of what was found. */
  more(): Promise<void>;
}

/** The search of one person in their messages, on our own site. */
export function createInboxSearchStore({
  client,
}: Pick<StoreEnvironment, 'client'>): InboxSearchStore {
  const held = createRemote<ThreadSearchResults, string>({
    key: undefined,
    async request(signal, text) {
      await pause(typingRest, signal);
      const query = { text, start: 0, size: pageSize };
      const { results: threads, total } = await client.call(searchThreads, { query }, { signal });
      return { text, threads, total };
    },
  });

  return {
    ...held,
    async more() {
      const state = held.$state.get();
      const known = lastValue(state);
      // Another text may be looked for by now.
      if (!known || state.state === 'loading') return;
      const { text } = known;
      await held.run(async (signal) => {
        const query = { text, start: known.threads.length, size: pageSize };
        const page = await client.call(searchThreads, { query }, { signal });
        // What moves meanwhile may come on two pages.
        const all = [...known.threads, ...page.results];
        const threads = [...new Map(all.map((thread) => [thread.id, thread])).values()];
        return { text, threads, total: page.total };
      });
    },
  };
}
