import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';

/** What a server found out of the session. */
export interface KnownSession {
  /** null for a visitor, undefined where it could not be found out. */
  readonly user: CurrentUser | null | undefined;
}

/**
 * Whoever is signed in on this page, as a server knows it or as it is found out: null for a visitor,
 * undefined as long as it is not known.
 */
export function useSession(
  env: WidgetEnvironment,
  initial?: KnownSession | null,
): CurrentUser | null | undefined {
  const session = env.store(createSessionStore);
  const found = lastValue(useStore(session.$user));
  const known = initial?.user;
  useEffect(() => session.follow(known), [session, known]);
  return found === undefined ? known : found;
}
