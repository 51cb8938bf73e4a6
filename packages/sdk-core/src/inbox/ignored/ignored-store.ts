import type { ReadableAtom } from 'nanostores';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { coalesce } from '../coalesce.ts';
import { followInbox } from '../follow-inbox-store.ts';
import type { Correspondent } from '../threads/schemas.ts';
import { createUnreadStore } from '../unread/unread-store.ts';
import { ignoreUser, listIgnored, unignoreUser } from './endpoints.ts';

/** Somebody who is ignored, since when. */
export interface IgnoredPerson extends Correspondent {
  readonly since: string;
}

/** Whom somebody ignores, the latest first. */
export interface IgnoredStore {
  readonly $state: ReadableAtom<Remote<readonly IgnoredPerson[], Problem>>;
  /** Asks, and asks anew as something changes; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
  /** Ignores somebody, or does so no longer; rejects with a `Problem`. */
  change(id: UserId, isIgnored: boolean): Promise<void>;
}

/** The people whom a widget lists for one person. */
export function createIgnoredStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): IgnoredStore {
  const session = env.store(createSessionStore);
  const { $state, load } = createRemoteStore<readonly IgnoredPerson[]>(undefined, 'loading');
  let isShown = false;

  async function read(signal: AbortSignal): Promise<readonly IgnoredPerson[]> {
    return (await env.client.call(listIgnored, {}, { signal })).results;
  }

  const refresh = coalesce(() => load(read, true));

  return {
    $state,
    reload: () => load(read),
    async change(userId, isIgnored) {
      await env.client.call(isIgnored ? ignoreUser : unignoreUser, { params: { userId } });
      void env.store(createUnreadStore).recount();
      if (isShown) await refresh();
    },
    follow: createFollow(() => {
      isShown = true;
      void refresh();
      const stop = followInbox(session, env, refresh, presence);
      return () => {
        isShown = false;
        stop();
      };
    }),
  };
}
