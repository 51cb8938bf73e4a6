import type { StoreEnvironment } from '../../http/environment.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { createShop } from '../endpoints.ts';
import type { OwnShop } from '../schemas.ts';
import type { ShopBody } from '../shop-bodies.ts';

/** Makes a shop, once however often it is sent. */
export interface NewShopStore {
  /** Answers the shop, or rejects with a `Problem`: `conflict` at `body.id` where the address is taken. */
  create(id: string, shop: ShopBody): Promise<OwnShop>;
}

export function createNewShopStore({ client }: Pick<StoreEnvironment, 'client'>): NewShopStore {
  const intention = createIntention();
  return {
    create(id, shop) {
      const body = { id, shop };
      return intention.carryOut(body, (idempotencyKey) =>
        client.call(createShop, { body }, { idempotencyKey }),
      );
    },
  };
}
