import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { listSessions } from '../sessions/endpoints.ts';
import type { OwnSession } from '../sessions/schemas.ts';
import { readSecurity } from './endpoints.ts';
import type { Security } from './schemas.ts';

/** How an account is protected, and where its owner is signed in. */
export interface SecurityFacts {
  readonly security: Security;
  readonly sessions: readonly OwnSession[];
}

export interface SecurityStore {
  readonly $state: ReadableAtom<Remote<SecurityFacts, Problem>>;
  /** Asks, unless a server has. */
  load(): Promise<void>;
  /** Asks anew, after a change. */
  reload(): Promise<void>;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for both at once. */
export async function requestSecurity(
  { client }: Client,
  signal?: AbortSignal,
): Promise<SecurityFacts> {
  const options = signal ? { signal } : {};
  const [security, sessions] = await Promise.all([
    client.call(readSecurity, {}, options),
    client.call(listSessions, {}, options),
  ]);
  return { security, sessions };
}

/** The security of whoever is signed in, which a server may have asked for already. */
export function createSecurityStore(env: Client, initial?: SecurityFacts): SecurityStore {
  const { $state, load } = createRemoteStore<SecurityFacts>(initial);
  const reload = () => load((signal) => requestSecurity(env, signal));
  return {
    $state,
    reload,
    async load() {
      if ($state.get().state !== 'ready') await reload();
    },
  };
}
