import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { gatherMs } from '../gather-ms.ts';
import { countUnread } from '../threads/endpoints.ts';

/**
 * Creates the store of how many messages wait for the signed-in user:
 * `env.store(createUnreadStore)`.
 */
export function createUnreadStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): RemoteStore<number> {
  return createRemote({
    owner: signedIn(env),
    topics: ['inbox'],
    gatherMs,
    presence,
    none: 0,
    request: async (signal) => (await env.client.call(countUnread, {}, { signal })).count,
  });
}
