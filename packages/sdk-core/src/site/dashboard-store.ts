import type { ReadableAtom } from 'nanostores';
import type { RequiredField } from '../account/profile-rules.ts';
import { followSession, type SessionStore } from '../account/sessions/session-store.ts';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import { readProfile } from '../profile/endpoints.ts';
import type { Problem } from '../vocabulary/problem.ts';

/** What is missing in the profile of whoever is signed in. */
export interface MissingFieldsStore {
  /** Nothing is missing in that of a visitor. */
  readonly $missing: ReadableAtom<Remote<readonly RequiredField[], Problem>>;
  /** Finds out at start-up and sign-in, and forgets at sign-out; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
}

/** What is missing in a profile, which a server may have found out already. */
export function createMissingFieldsStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  session: SessionStore,
  known?: readonly RequiredField[],
): MissingFieldsStore {
  const { $state: $missing, load } = createRemoteStore<readonly RequiredField[]>(known);
  let isKnown = known !== undefined;
  const reload = () =>
    load(async (signal) => (await client.call(readProfile, {}, { signal })).missing);
  return {
    $missing,
    reload,
    follow: () =>
      followSession(session, {
        onSignIn() {
          if (!isKnown) void reload();
          isKnown = false;
        },
        onSignOut() {
          void load(async () => []);
        },
      }),
  };
}
