import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { listenFor } from '@boardwalk/sdk-core/http/session-events';
import type { BadgeCounts } from '@boardwalk/sdk-core/site/shell/badges';
import { useEffect, useState } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { noRemote } from '../../parts/remote-state/no-remote.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

const counts = lazyParts(() => import('@boardwalk/sdk-core/site/counts/own-counts-store'));

/**
 * The numbers on the items of the bar, once they are known; the code comes for members alone, and for
 * visitors with something in their cart.
 */
export function useOwnCounts(env: WidgetEnvironment, isSomebody: boolean): BadgeCounts | undefined {
  const [added, setAdded] = useState<Event>();
  const { parts } = counts.useParts(isSomebody || !!added);
  useEffect(() => listenFor('bw-cart-add', setAdded), []);
  return lastValue(useRemote(parts ? env.store(parts.createOwnCountsStore) : noRemote));
}
