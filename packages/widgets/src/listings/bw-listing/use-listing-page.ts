import { useCallback, useMemo, useState } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { useBackOnline } from '../../kit/lazy/use-back-online.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { loadWriter } from './later-parts.ts';
import type { ListingContext } from './listing-context.ts';
import { createPageStore, isPageOf } from './page-store.ts';
import { useListingTextRefresh } from './use-listing-text-refresh.ts';

/** The listing that the attributes name, and the store that holds it. */
export function useListingPage({ attributes, env, initial, emit }: ListingContext) {
  const { type, id } = attributes;
  const [store] = useState(() => createPageStore(env, (kind) => loadWriter(kind, env), initial));
  const address = useMemo(() => ({ type, id }), [type, id]);
  const remote = useRemote(store, address);
  const last = remote.state === 'ready' ? remote.value : undefined;
  const kept = remote.state === 'loading' ? remote.previous : undefined;
  // While its texts are requested again, a listing stays; another one gives way at once.
  const page = last ?? (kept && isPageOf(kept.listing, type, id) ? kept : undefined);
  const listing = page?.listing;
  const problem = remote.state === 'failed' ? remote.problem : undefined;
  const isUnreachable = problem?.code === 'network';

  useListingTextRefresh(store, page, env.clock);

  useNotifyOnChange(listing, (shown) =>
    emit('bw-listing', { type: shown.listingType, id: shown.id, title: shown.title }),
  );

  const retry = useCallback(() => void store.reload(), [store]);
  useBackOnline(isUnreachable, retry);

  return { store, page, problem };
}
