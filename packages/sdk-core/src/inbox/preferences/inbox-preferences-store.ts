import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { changeInboxPreferences, readInboxPreferences } from './endpoints.ts';
import type { InboxPreferences } from './schemas.ts';

/** What the signed-in user has chosen for their inbox. */
export interface InboxPreferencesStore extends RemoteStore<InboxPreferences> {
  /** Rejects with a `Problem`, and leaves it as it is. */
  change(preferences: InboxPreferences): Promise<void>;
}

export function createInboxPreferencesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): InboxPreferencesStore {
  const { client } = env;
  const held = createRemote<InboxPreferences>({
    owner: signedIn(env),
    request: (signal) => client.call(readInboxPreferences, {}, { signal }),
  });
  return {
    ...held,
    async change(body) {
      held.set(await client.call(changeInboxPreferences, { body }));
    },
  };
}
