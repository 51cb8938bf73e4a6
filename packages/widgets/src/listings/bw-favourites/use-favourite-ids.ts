import { createFavouritesStore } from '@boardwalk/sdk-core/favourites/store';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef } from 'react';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/** What has shown, and to whom. */
interface Shown {
  readonly userId: UserId | undefined;
  readonly ids: readonly ListingId[];
}

/**
 * Returns what a user had saved when the page opened, or has added since; what is removed stays
 * until the page is left, so that one can change one's mind.
 */
export function useFavouriteIds(
  env: WidgetEnvironment,
  userId: UserId | undefined,
): Remote<readonly ListingId[], Problem> {
  const store = env.store(createFavouritesStore);
  const remote = useRemote(store);
  const shown = useRef<Shown>({ userId, ids: [] });
  const kept = lastValue(remote) ?? [];
  // What is reloaded in the background leaves the page as it is until it is there.
  if (remote.state !== 'ready' && kept.length === 0) {
    return remote.state === 'failed'
      ? { state: 'failed', problem: remote.problem }
      : { state: 'loading' };
  }
  const before = shown.current.userId === userId ? shown.current.ids : [];
  const added = kept.map(({ id }) => id).filter((id) => !before.includes(id));
  // The same array as long as nothing is added: the component that shows it requests its listings.
  if (added.length > 0 || shown.current.userId !== userId) {
    shown.current = { userId, ids: [...added, ...before] };
  }
  return { state: 'ready', value: shown.current.ids };
}
