import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { gatherMs } from '../gather-ms.ts';
import type { Correspondent } from '../threads/schemas.ts';
import { createUnreadStore } from '../unread/unread-store.ts';
import { ignoreUser, listIgnored, unignoreUser } from './endpoints.ts';

/** Somebody who is ignored, since when. */
export interface IgnoredPerson extends Correspondent {
  readonly since: string;
}

/** Whom somebody ignores, the latest first. */
export interface IgnoredStore extends RemoteStore<readonly IgnoredPerson[]> {
  /** Ignores somebody, or does so no longer; rejects with a `Problem`. */
  change(id: UserId, isIgnored: boolean): Promise<void>;
}

/** The people whom a widget lists for one person. */
export function createIgnoredStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): IgnoredStore {
  const held = createRemote<readonly IgnoredPerson[]>({
    owner: signedIn(env),
    topics: ['inbox'],
    gatherMs,
    presence,
    stays: true,
    request: async (signal) => (await env.client.call(listIgnored, {}, { signal })).results,
  });

  return {
    ...held,
    async change(userId, isIgnored) {
      await env.client.call(isIgnored ? ignoreUser : unignoreUser, { params: { userId } });
      void env.store(createUnreadStore).reload(true);
      await held.reload(true);
    },
  };
}
