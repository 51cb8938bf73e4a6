import { createGroupsStore } from '@boardwalk/sdk-core/account/sessions/groups-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { type PostingKind, postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { mayPostKind } from '@boardwalk/sdk-core/posting/writing/needed-groups';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/**
 * Returns what the signed-in user can post. A business is open to everybody, as its form makes them
 * a merchant; the entries of a city are open to those whom it names, once that is known.
 */
export function usePostableKinds(): readonly PostingKind[] {
  const env = useEnvironment();
  const [store] = useState(() => createGroupsStore(env));
  const groups = lastValue(useRemote(store)) ?? [];
  const names = groups.map(({ name }) => name);
  return postingKinds.filter((kind) => kind === 'merchant' || mayPostKind(kind, names));
}
