import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { cartLines, cartShops, carts } from './tables.ts';

// A person's cart has none.
const { tokenHash: _, ...cartColumns } = getTableColumns(carts);

/** The cart of a person, which goes with them. */
export const cartData: PersonalData = {
  async collect(queries, userId) {
    const own = queries.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId));
    return {
      cart: await queries.select(cartColumns).from(carts).where(eq(carts.userId, userId)),
      cartLines: await queries
        .select()
        .from(cartLines)
        .where(inArray(cartLines.cartId, own))
        .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId)),
      cartShops: await queries.select().from(cartShops).where(inArray(cartShops.cartId, own)),
    };
  },

  async erase(transaction, userId) {
    await transaction.delete(carts).where(eq(carts.userId, userId));
  },
};
