import { createGroupsStore } from '@boardwalk/sdk-core/account/sessions/groups-store';
import type { OwnGroup } from '@boardwalk/sdk-core/account/sessions/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useMemo } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/** What a server found out of the groups. */
export interface KnownGroups {
  /** undefined where they could not be found out. */
  readonly groups: readonly OwnGroup[] | undefined;
}

/** Returns the groups of the signed-in user; none as long as they are not known. */
export function useOwnGroups(
  env: WidgetEnvironment,
  initial: KnownGroups | undefined,
): readonly OwnGroup[] {
  const known = initial?.groups;
  const { client, whenChanged, store: share } = env;
  const store = useMemo(
    () => createGroupsStore({ client, whenChanged, store: share }, known),
    [client, whenChanged, share, known],
  );
  return lastValue(useRemote(store)) ?? [];
}
