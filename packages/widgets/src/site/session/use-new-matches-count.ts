import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { atom } from 'nanostores';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';

const matches = lazyParts(() => import('@boardwalk/sdk-core/alerts/own/new-matches-store'));

/** In place of a store that is not here. */
const none = { $state: atom({ state: 'idle' } as const), follow: () => () => undefined };

/** How many listings have news for somebody's alerts, once that is known; its code comes for members alone. */
export function useNewMatchesCount(
  env: WidgetEnvironment,
  isSignedIn: boolean,
): number | undefined {
  const { parts } = matches.useParts(isSignedIn);
  const remote = useFollowed(parts ? env.store(parts.createNewMatchesStore) : none);
  return lastValue(remote);
}
