import type { ReadableAtom } from 'nanostores';
import type { Client } from '../http/client.ts';
import type { Remote } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { readCurrentUser } from './endpoints.ts';
import type { CurrentUser } from './schemas.ts';

/** Who is signed in, the same for everything on a page. */
export interface SessionStore {
  /** `null` for a visitor; the last answer is kept where a later one fails. */
  readonly $user: ReadableAtom<Remote<CurrentUser | null, Problem>>;
  /** Finds out once for all who ask. */
  load(): Promise<void>;
  /** Asks anew. */
  refresh(): Promise<void>;
  /** Takes over what a server has found out already. */
  takeOver(user: CurrentUser | null): void;
}

/** The session of a page: `env.store(createSessionStore)`. */
export function createSessionStore({ client }: { readonly client: Client }): SessionStore {
  const { $state: $user, load: ask } = createRemoteStore<CurrentUser | null>();
  let first: Promise<void> | undefined;

  function refresh(): Promise<void> {
    first = ask((signal) => client.call(readCurrentUser, {}, { signal }));
    return first;
  }

  return {
    $user,
    load: () => first ?? refresh(),
    refresh,
    takeOver(user) {
      first ??= ask(async () => user);
    },
  };
}
