import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { cartLines, carts } from './tables.ts';

/** What goes back into a cart, with the price that its buyer has accepted. */
type ReturnedLine = Pick<
  typeof cartLines.$inferInsert,
  'variantId' | 'quantity' | 'acceptedPrice' | 'seen'
>;

/** Puts lines back into a person’s cart; what they have put there meanwhile stays as it is. */
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
  await transaction
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, cartId: cart.id, addedAt: now })))
    .onConflictDoNothing();
  await announce(transaction, 'cart', userId);
}
