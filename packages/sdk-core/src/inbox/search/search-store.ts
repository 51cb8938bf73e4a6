import type { ReadableAtom } from 'nanostores';
import { afterRest } from '../../http/after-rest.ts';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createRemoteStore, lastValue } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { searchThreads } from './endpoints.ts';
import type { FoundThread } from './schemas.ts';

/** Milliseconds of rest in typing before anything is looked for. */
const typingRest = 250;
/** Threads that show at first, and that each press adds. */
const pageSize = 25;

/** What was found by a text, as far as it was asked for. */
export interface FoundThreads {
  readonly text: string;
  readonly threads: readonly FoundThread[];
  /** How many there are in all. */
  readonly total: number;
}

/** Threads that somebody looks for among theirs. */
export interface InboxSearchStore {
  readonly $state: ReadableAtom<Remote<FoundThreads, Problem>>;
  /** Looks for a text once it has rested; answers how to call that off. */
  follow(text?: string): () => void;
  /** Looks for it anew. */
  reload(): Promise<void>;
  /** Shows more of what was found. */
  more(): Promise<void>;
}

/** The search of one person in their messages, on our own site. */
export function createInboxSearchStore({
  client,
}: Pick<StoreEnvironment, 'client'>): InboxSearchStore {
  const { $state, load } = createRemoteStore<FoundThreads>(undefined, 'loading');
  let text = '';

  const search = () =>
    load(async (signal) => {
      const query = { text, start: 0, size: pageSize };
      const { results: threads, total } = await client.call(searchThreads, { query }, { signal });
      return { text, threads, total };
    });

  return {
    $state,
    follow(wanted = '') {
      text = wanted;
      return afterRest(typingRest, () => void search());
    },
    reload: search,
    async more() {
      const known = lastValue($state.get());
      if (!known || known.text !== text) return;
      await load(async (signal) => {
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
