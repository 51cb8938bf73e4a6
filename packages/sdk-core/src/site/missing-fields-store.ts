import type { RequiredField } from '../account/profile-rules.ts';
import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { readProfile } from '../profile/endpoints.ts';

/**
 * Creates the store of what is missing in the signed-in user's profile; a server may have loaded it
 * already.
 */
export function createMissingFieldsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
  known?: readonly RequiredField[],
): RemoteStore<readonly RequiredField[]> {
  return createRemote<readonly RequiredField[]>({
    owner: signedIn(env),
    request: async (signal) => (await env.client.call(readProfile, {}, { signal })).missing,
    none: [],
    topics: ['profile'],
    initial: known,
  });
}
