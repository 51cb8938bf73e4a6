import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { BadgeCounts } from '@boardwalk/sdk-core/site/shell/badges';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { noRemote } from '../../parts/remote-state/no-remote.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

const kept = lazyParts(() => import('@boardwalk/sdk-core/favourites/store'));
const unread = lazyParts(() => import('@boardwalk/sdk-core/inbox/unread/unread-store'));
const matches = lazyParts(() => import('@boardwalk/sdk-core/alerts/own/new-matches-store'));

/**
 * How many listings somebody keeps, how many messages wait for them, and how many listings have news
 * for their alerts, once that is known; the code comes for members alone.
 */
export function useOwnCounts(env: WidgetEnvironment, isSignedIn: boolean): BadgeCounts {
  const favourites = kept.useParts(isSignedIn).parts;
  const inbox = unread.useParts(isSignedIn).parts;
  const alerts = matches.useParts(isSignedIn).parts;
  return {
    favourites: lastValue(
      useRemote(favourites ? env.store(favourites.createFavouritesStore) : noRemote),
    )?.length,
    messages: lastValue(useRemote(inbox ? env.store(inbox.createUnreadStore) : noRemote)),
    alerts: lastValue(useRemote(alerts ? env.store(alerts.createNewMatchesStore) : noRemote)),
  };
}
