import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';

/** What a server found out of the session. */
export interface KnownSession {
  /** null for a visitor, undefined where it could not be found out. */
  readonly user: CurrentUser | null | undefined;
}

/**
 * The session of this page: the user or null for a visitor. Until the page knows it, it is what the
 * server knew, so that the browser's first view is the one that the server rendered.
 */
export function useRemoteSession(
  env: WidgetEnvironment,
  // Our own server wrote it.
  known = env.serverUser as CurrentUser | null | undefined,
): Remote<CurrentUser | null, Problem> {
  const session = env.store(createSessionStore);
  const remote = useStore(session.$user);
  useEffect(() => session.follow(known), [session, known]);
  const isKnown = known === undefined || lastValue(remote) !== undefined;
  return isKnown ? remote : { state: 'ready', value: known };
}

/** The user of this page, null for a visitor, undefined as long as it is not known. */
export function useSession(
  env: WidgetEnvironment,
  initial?: KnownSession | null,
): CurrentUser | null | undefined {
  return lastValue(useRemoteSession(env, initial?.user));
}
