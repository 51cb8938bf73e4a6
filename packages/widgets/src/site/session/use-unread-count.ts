import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { atom } from 'nanostores';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';

const unread = lazyParts(() => import('@boardwalk/sdk-core/inbox/unread/unread-store'));

/** In place of a store that is not here. */
const none = { $state: atom({ state: 'idle' } as const), follow: () => () => undefined };

/** How many messages wait for somebody, once that is known; its code comes for members alone. */
export function useUnreadCount(env: WidgetEnvironment, isSignedIn: boolean): number | undefined {
  const { parts } = unread.useParts(isSignedIn);
  const remote = useFollowed(parts ? env.store(parts.createUnreadStore) : none);
  return lastValue(remote);
}
