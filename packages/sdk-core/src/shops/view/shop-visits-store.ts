import type { StoreEnvironment } from '../../http/environment.ts';
import { countShopVisit } from '../endpoints.ts';

/** Which shops the visitor of a page has come to. */
export interface ShopVisitsStore {
  /** Counts a visit once, however many products of the shop show. */
  add(shopId: string): void;
}

/** The visits of a page: `env.store(createShopVisitsStore)`. Nothing of them is stored. */
export function createShopVisitsStore({
  client,
}: Pick<StoreEnvironment, 'client'>): ShopVisitsStore {
  const visited = new Set<string>();
  return {
    add(id) {
      if (visited.has(id)) return;
      visited.add(id);
      // A count that is lost is no concern of the page's reader.
      void client.call(countShopVisit, { params: { id } }).catch(() => undefined);
    },
  };
}
