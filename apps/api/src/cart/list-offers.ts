import type * as schemas from '@boardwalk/sdk-core/cart/schemas';
import type { Handler } from '../platform/domain.ts';
import { describeCartLine, describeShops } from './describe-cart.ts';
import { findOffers, sellingStateOf } from './find-lines.ts';

/** Answers what a link to a cart names, for its reader to look at before it is added. */
export const listOffers: Handler<typeof schemas.listOffers> = async (
  { query: { items } },
  { database, clock },
) => {
  const now = clock.now();
  const found = await findOffers(database, items, now);
  // Products of shops that the public does not see exist for nobody.
  const seen = found.filter(
    ({ shop, product }) => product.isActive && sellingStateOf(shop, now) !== 'closed',
  );
  const rows = items.flatMap((item) => seen.find(({ line }) => line.variantId === item) ?? []);
  return {
    items: rows.map((row) => describeCartLine(row, now)),
    shops: await describeShops(database, undefined, rows, now),
  };
};
