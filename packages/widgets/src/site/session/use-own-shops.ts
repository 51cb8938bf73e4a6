import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createOwnShopsStore } from '@boardwalk/sdk-core/shops/own-shops-store';
import type { OwnShop } from '@boardwalk/sdk-core/shops/schemas';
import { useMemo } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/** What a server found out of the shops. */
export interface KnownShops {
  /** undefined where they could not be found out. */
  readonly shops: readonly OwnShop[] | undefined;
}

/** Returns the shops of the signed-in user; none as long as they are not known. */
export function useOwnShops(
  env: WidgetEnvironment,
  initial: KnownShops | undefined,
): readonly OwnShop[] {
  const known = initial?.shops;
  const { client, whenChanged, store: share } = env;
  const store = useMemo(
    () => createOwnShopsStore({ client, whenChanged, store: share }, known),
    [client, whenChanged, share, known],
  );
  return lastValue(useRemote(store)) ?? [];
}
