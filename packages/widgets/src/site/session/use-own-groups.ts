import { createGroupsStore } from '@boardwalk/sdk-core/account/sessions/groups-store';
import type { OwnGroup } from '@boardwalk/sdk-core/account/sessions/schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useMemo } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';

/** What a server found out of the groups. */
export interface KnownGroups {
  /** undefined where they could not be found out. */
  readonly groups: readonly OwnGroup[] | undefined;
}

/** The groups of whoever is signed in; none as long as they are not known. */
export function useOwnGroups(
  env: WidgetEnvironment,
  initial: KnownGroups | undefined,
): readonly OwnGroup[] {
  const known = initial?.groups;
  const { client, whenChanged } = env;
  const session = env.store(createSessionStore);
  const store = useMemo(
    () => createGroupsStore({ client, whenChanged }, session, known),
    [client, whenChanged, session, known],
  );
  return lastValue(useFollowed(store)) ?? [];
}
