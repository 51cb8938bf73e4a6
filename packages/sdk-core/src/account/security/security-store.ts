import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listSessions } from '../sessions/endpoints.ts';
import type { OwnSession } from '../sessions/schemas.ts';
import { signedIn } from '../sessions/signed-in-store.ts';
import { readSecurity } from './endpoints.ts';
import type { Security } from './schemas.ts';

/** How an account is protected, and where its owner is signed in. */
export interface SecurityFacts {
  readonly security: Security;
  readonly sessions: readonly OwnSession[];
}

export type SecurityStore = RemoteStore<SecurityFacts>;

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

/** Creates the store of the signed-in user's security, which a server may have loaded already. */
export function createSecurityStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  initial?: SecurityFacts,
): SecurityStore {
  return createRemote({
    owner: signedIn(env),
    request: (signal) => requestSecurity(env, signal),
    initial,
  });
}
