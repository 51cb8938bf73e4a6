import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { gatherMs } from '../follow-inbox-store.ts';
import { countUnread } from '../threads/endpoints.ts';
import { createOwnCountStore, type OwnCountStore } from './own-count-store.ts';

/** How many messages wait for whoever is signed in. */
export type UnreadStore = OwnCountStore;

/** The count of a page: `env.store(createUnreadStore)`. */
export function createUnreadStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): UnreadStore {
  const request = async (signal: AbortSignal) =>
    (await env.client.call(countUnread, {}, { signal })).count;
  return createOwnCountStore(env, { topic: 'inbox', gatherMs, request }, presence);
}
