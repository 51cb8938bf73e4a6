import {
  createOwnLoadedStore,
  type OwnLoadedStore,
} from '../../account/sessions/own-loaded-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { changeInboxPreferences, readInboxPreferences } from './endpoints.ts';
import type { InboxPreferences } from './schemas.ts';

/** What whoever is signed in has chosen for their inbox. */
export interface InboxPreferencesStore extends OwnLoadedStore<InboxPreferences> {
  /** Rejects with a `Problem`, and leaves it as it is. */
  change(preferences: InboxPreferences): Promise<void>;
}

export function createInboxPreferencesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): InboxPreferencesStore {
  const { client } = env;
  const held = createOwnLoadedStore<InboxPreferences>(env, (signal) =>
    client.call(readInboxPreferences, {}, { signal }),
  );
  return {
    ...held,
    async change(body) {
      held.set(await client.call(changeInboxPreferences, { body }));
    },
  };
}
