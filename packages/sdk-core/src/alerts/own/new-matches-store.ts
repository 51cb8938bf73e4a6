import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { countNewMatches } from '../endpoints.ts';

/**
 * Creates the store of how many listings have news for the signed-in user's rules:
 * `env.store(createNewMatchesStore)`.
 */
export function createNewMatchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): RemoteStore<number> {
  return createRemote({
    owner: signedIn(env),
    topics: ['alerts'],
    presence,
    none: 0,
    request: async (signal) => (await env.client.call(countNewMatches, {}, { signal })).count,
  });
}
