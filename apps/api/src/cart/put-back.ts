import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { cartLines, carts } from './tables.ts';

/** What goes back into a cart, with the price that its buyer has accepted. */
type ReturnedLine = Pick<
  typeof cartLines.$inferInsert,
  'variantId' | 'quantity' | 'acceptedPrice' | 'seen'
>;

/**
 * Puts lines back into a person’s cart; what they have put there meanwhile stays as it is. What the
 * cart has no room for is saved for later, as far as there is room for that.
 */
export async function putBackIntoCart(
  transaction: Queries,
  userId: number,
  lines: readonly ReturnedLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const [cart] = await transaction
    .insert(carts)
    .values({ userId, createdAt: now, changedAt: now })
    .onConflictDoUpdate({ target: carts.userId, set: { changedAt: now } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('The cart was not stored.');
  const there = await transaction.select().from(cartLines).where(eq(cartLines.cartId, cart.id));
  const known = new Set(there.map(({ variantId }) => variantId));
  const added = lines.filter(({ variantId }) => !known.has(variantId));
  const saved = there.filter(({ isSaved }) => isSaved).length;
  const room = Math.max(0, mostOfCart.lines - (there.length - saved));
  const most = room + Math.max(0, mostOfCart.saved - saved);
  const returned = added.slice(0, most).map((line, index) => ({
    ...line,
    ...{ cartId: cart.id, addedAt: now, isSaved: index >= room },
  }));
  if (returned.length > 0) {
    await transaction.insert(cartLines).values(returned).onConflictDoNothing();
  }
  await announce(transaction, 'cart', userId);
}
