import { createFavouritesStore } from '@boardwalk/sdk-core/favourites/store';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';

const none: readonly ListingId[] = [];

/**
 * What was kept when the page opened, or was added since; what is let go of stays until the page
 * is left, so that one can change one's mind.
 */
export function useKeptIds(env: WidgetEnvironment): Remote<readonly ListingId[], Problem> {
  const store = env.store(createFavouritesStore);
  const remote = useFollowed(store);
  const shown = useRef(none);
  const kept = lastValue(remote) ?? [];
  // What is read anew in the background leaves the page as it is until it is there.
  if (remote.state !== 'ready' && kept.length === 0) {
    return remote.state === 'failed'
      ? { state: 'failed', problem: remote.problem }
      : { state: 'loading' };
  }
  const added = kept.map(({ id }) => id).filter((id) => !shown.current.includes(id));
  if (added.length > 0) shown.current = [...added, ...shown.current];
  return { state: 'ready', value: shown.current };
}
