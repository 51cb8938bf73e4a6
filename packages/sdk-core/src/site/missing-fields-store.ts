import type { RequiredField } from '../account/profile-rules.ts';
import { createOwnRemoteStore, type OwnRemoteStore } from '../account/sessions/own-remote-store.ts';
import type { SessionStore } from '../account/sessions/session-store.ts';
import type { StoreEnvironment } from '../http/environment.ts';
import { readProfile } from '../profile/endpoints.ts';

/** What is missing in the profile of whoever is signed in; a server may have found out already. */
export function createMissingFieldsStore(
  env: Pick<StoreEnvironment, 'client' | 'whenChanged'>,
  session: SessionStore,
  known?: readonly RequiredField[],
): OwnRemoteStore<readonly RequiredField[]> {
  return createOwnRemoteStore<readonly RequiredField[]>(env, session, {
    request: async (signal) => (await env.client.call(readProfile, {}, { signal })).missing,
    none: [],
    topic: 'profile',
    known,
  });
}
