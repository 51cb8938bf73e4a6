import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { Input } from '../../vocabulary/schema.ts';
import { changeMailPreferences, readMailPreferences } from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { MailPreferences } from './schemas.ts';

/** A change: what is not named stays. */
export type PreferencesChange = Input<(typeof schemas.changeMailPreferences)['body']>;

/** The mail that the signed-in user wants. */
export interface PreferencesStore extends RemoteStore<MailPreferences> {
  /** Changes what is named; rejects with a `Problem`, and leaves the rest as it is. */
  change(change: PreferencesChange): Promise<void>;
}

export function createPreferencesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): PreferencesStore {
  const { client } = env;
  const held = createRemote<MailPreferences>({
    owner: signedIn(env),
    request: (signal) => client.call(readMailPreferences, {}, { signal }),
  });
  return {
    ...held,
    async change(body) {
      held.set(await client.call(changeMailPreferences, { body }));
    },
  };
}
