import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { listOwnGroups } from './endpoints.ts';
import type { OwnGroup } from './schemas.ts';
import { followSession, type SessionStore } from './session-store.ts';

/** The groups of whoever is signed in. */
export interface GroupsStore {
  /** None for a visitor. */
  readonly $groups: ReadableAtom<Remote<readonly OwnGroup[], Problem>>;
  /** Loads them at start-up and sign-in, and forgets them at sign-out; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
}

/** The groups of a session, which a server may have found out already. */
export function createGroupsStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  session: SessionStore,
  known?: readonly OwnGroup[],
): GroupsStore {
  const { $state: $groups, load } = createRemoteStore<readonly OwnGroup[]>(known);
  let isKnown = known !== undefined;
  const reload = () => load((signal) => client.call(listOwnGroups, {}, { signal }));
  return {
    $groups,
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
