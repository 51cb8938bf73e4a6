import { atom } from 'nanostores';
import { createNewMatchesStore } from '../../alerts/own/new-matches-store.ts';
import { createCartStore } from '../../cart/cart-store.ts';
import type { CartEnvironment } from '../../cart/shopper-store.ts';
import { createFavouritesStore } from '../../favourites/store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { lastValue, type RemoteStore } from '../../http/remote.ts';
import { whileFollowed } from '../../http/while-followed.ts';
import { createUnreadStore } from '../../inbox/unread/unread-store.ts';
import type { BadgeCounts, BadgeName } from '../shell/badges.ts';

type Followed<Value> = Pick<RemoteStore<Value>, '$state' | 'follow'>;

/**
 * The numbers on the items of the bar: how many listings somebody keeps, how many messages wait for
 * them, how many listings have news for their alerts, and how many things are in their cart.
 */
export function createOwnCountsStore(env: SharingEnvironment & CartEnvironment) {
  const $state = atom({ state: 'ready', value: {} as BadgeCounts } as const);

  function count<Value>(
    name: BadgeName,
    { $state: $counted, follow }: Followed<Value>,
    countOf: (value: Value) => number,
  ): () => void {
    const unfollow = follow();
    const unsubscribe = $counted.subscribe((remote) => {
      const value = lastValue(remote);
      const number = value === undefined ? undefined : countOf(value);
      $state.set({ state: 'ready', value: { ...$state.get().value, [name]: number } });
    });
    return () => {
      unfollow();
      unsubscribe();
    };
  }

  return {
    $state,
    show: () => undefined,
    follow: whileFollowed(() => {
      const stops = [
        count('favourites', env.store(createFavouritesStore), ({ length }) => length),
        count('messages', env.store(createUnreadStore), Number),
        count('alerts', env.store(createNewMatchesStore), Number),
        count('cart', env.store(createCartStore), (cart) => cart.count),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
  };
}
