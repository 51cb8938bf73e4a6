import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { gatherMs } from '../gather-ms.ts';
import { createUnreadStore } from '../unread/unread-store.ts';
import { hideThread, listThreads } from './endpoints.ts';
import type { Thread } from './schemas.ts';

/** Threads that a list begins with, and that each press adds to it. */
export const threadsPageSize = 25;

/** What one call brings at most. */
const longestPage = 100;

/** The latest threads, and how many there are in all. */
export interface ThreadList {
  readonly threads: readonly Thread[];
  readonly total: number;
}

/** The threads of the signed-in user, the latest first. */
export interface ThreadsStore extends RemoteStore<ThreadList> {
  /** Shows more of them. */
  more(): Promise<void>;
  /** Deletes one for oneself; rejects with a `Problem`. */
  hide(id: ThreadId): Promise<void>;
}

/** The threads that a widget lists for one person. */
export function createThreadsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): ThreadsStore {
  const held = createRemote<ThreadList>({
    owner: signedIn(env),
    topics: ['inbox'],
    gatherMs,
    presence,
    stays: true,
    request: read,
  });
  let wanted = threadsPageSize;

  async function read(signal: AbortSignal): Promise<ThreadList> {
    // What moves up meanwhile may come on two pages.
    const threads = new Map<ThreadId, Thread>();
    let total = 0;
    for (let start = 0; start < wanted; start += longestPage) {
      const size = Math.min(longestPage, wanted - start);
      const query = { start, size };
      const page = await env.client.call(listThreads, { query }, { signal });
      for (const thread of page.results) threads.set(thread.id, thread);
      total = page.total;
      if (page.results.length < size) break;
    }
    return { threads: [...threads.values()], total };
  }

  return {
    ...held,
    async more() {
      wanted += threadsPageSize;
      await held.reload();
    },
    async hide(id) {
      await env.client.call(hideThread, { params: { id } });
      const list = lastValue(held.$state.get());
      if (list?.threads.some((thread) => thread.id === id)) {
        const threads = list.threads.filter((thread) => thread.id !== id);
        held.set({ threads, total: list.total - 1 });
      }
      void env.store(createUnreadStore).reload(true);
    },
  };
}
