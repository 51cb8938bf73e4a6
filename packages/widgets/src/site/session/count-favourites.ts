import { createFavouritesStore } from '@boardwalk/sdk-core/favourites/store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { followUpdates } from '../../page/live/follow-updates.ts';

/** Tells how many listings are kept, now and whenever that changes, be it elsewhere; answers how to stop. */
export function countFavourites(
  env: WidgetEnvironment,
  tell: (count: number | undefined) => void,
): () => void {
  const store = env.store(createFavouritesStore);
  const stops = [
    store.follow(),
    followUpdates(env),
    store.$bookmarks.subscribe((remote) => tell(lastValue(remote)?.length)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
