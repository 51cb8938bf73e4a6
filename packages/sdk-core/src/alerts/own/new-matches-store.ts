import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createOwnCountStore, type OwnCountStore } from '../../inbox/unread/own-count-store.ts';
import { countNewMatches } from '../endpoints.ts';

/** How many listings have news for the rules of whoever is signed in: `env.store(createNewMatchesStore)`. */
export function createNewMatchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): OwnCountStore {
  const request = async (signal: AbortSignal) =>
    (await env.client.call(countNewMatches, {}, { signal })).count;
  return createOwnCountStore(env, { topic: 'alerts', request }, presence);
}
