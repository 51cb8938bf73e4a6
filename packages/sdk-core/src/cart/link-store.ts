import { createRemote, type RemoteStore } from '../http/remote.ts';
import { readCartLink } from './cart-link.ts';
import { listOffers } from './endpoints.ts';
import type { CartItem, CartShop } from './schemas.ts';
import type { CartEnvironment } from './shopper-store.ts';

/** Something that a link names, with as many pieces as can be had. */
export interface LinkOffer {
  readonly line: CartItem;
  readonly shop: CartShop;
}

/** What the text of a link names, as it stands now. */
export function createLinkStore({
  client,
}: Pick<CartEnvironment, 'client'>): RemoteStore<readonly LinkOffer[], string> {
  return createRemote({
    key: undefined,
    async request(signal, text: string): Promise<readonly LinkOffer[]> {
      const named = readCartLink(text);
      if (named.length === 0) return [];
      const query = { items: named.map(({ item }) => item) };
      const { items, shops } = await client.call(listOffers, { query }, { signal });
      return items.flatMap((found) => {
        const shop = shops.find(({ id }) => id === found.shopId);
        const requested = named.find(({ item }) => item === found.item)?.quantity ?? 1;
        const quantity = Math.min(requested, found.left ?? requested);
        return shop ? [{ line: { ...found, quantity: Math.max(quantity, 1) }, shop }] : [];
      });
    },
  });
}
