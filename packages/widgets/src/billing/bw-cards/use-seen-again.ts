import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { pagePresence } from '@boardwalk/sdk-core/http/presence';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useEffect } from 'react';

/**
 * Reloads cards when the user comes back to the page: on pages of others no live update reports
 * them, and they are managed on our own site.
 */
export function useSeenAgain(store: CardsStore, isOwnSite: boolean): void {
  useEffect(() => {
    if (isOwnSite) return;
    return pagePresence.subscribe(() => {
      // Without a list, no user is signed in, or it is requested already.
      const isListed = lastValue(store.$state.get()) !== undefined;
      if (isListed && pagePresence.isPresent()) void store.reload();
    });
  }, [store, isOwnSite]);
}
