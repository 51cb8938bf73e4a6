import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { createCartTotalsStore, totalledPart } from '@boardwalk/sdk-core/cart/cart-totals-store';
import type { Cart, Totals } from '@boardwalk/sdk-core/cart/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { createDeliveryPlaceStore } from '@boardwalk/sdk-core/shops/view/delivery-place-store';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/** What a cart comes to where its reader is. */
export interface ShownTotals {
  readonly remote: Remote<Totals, Problem>;
  /** The last that are known. */
  readonly totals: Totals | undefined;
  /** Null until somebody chooses it. */
  readonly place: Destination | null;
  readonly choosePlace: (place: Destination) => void;
  readonly retry: () => void;
}

/** The totals of a cart, requested again as anything changes that they depend on. */
export function useCartTotals(cart: Cart): ShownTotals {
  const env = useEnvironment();
  const places = env.store(createDeliveryPlaceStore);
  const place = lastValue(useRemote(places)) ?? null;
  const [store] = useState(() => createCartTotalsStore(env, env.store(createCartStore)));
  const part = totalledPart(cart);
  const query = useMemo(() => ({ destination: place, part }), [place, part]);
  const remote = useRemote(store, cart.items.length > 0 ? query : undefined);
  return {
    remote,
    totals: lastValue(remote),
    place,
    choosePlace: places.choose,
    retry: () => void store.reload(),
  };
}
