import type { Clock } from '@boardwalk/sdk-core/http/environment';
import { useEffect } from 'react';
import { sections } from './later-parts.ts';
import type { PageStore, ShownPage } from './page-store.ts';

/** Has the page rewritten as soon as time has changed what it says. */
export function useListingTextRefresh(
  store: PageStore,
  page: ShownPage | undefined,
  clock: Clock,
): void {
  const changesAt = page?.words?.changesAt;
  useEffect(() => {
    if (changesAt == null) return;
    const lifetime = new AbortController();
    // Where it can't be loaded, what is written stays.
    sections.load().then(
      ({ callAt }) => callAt(changesAt, clock, lifetime.signal, () => void store.rewrite()),
      () => undefined,
    );
    return () => lifetime.abort();
  }, [changesAt, clock, store]);
}
