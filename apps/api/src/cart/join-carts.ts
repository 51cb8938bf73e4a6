import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { findLines, isFew, type LineRow, mostPieces } from './find-lines.ts';
import { cartLines, cartShops, carts } from './tables.ts';

export type CartNotice = Cart['notices'][number];

interface Join {
  /** Whose cart it joins. */
  readonly userId: number;
  /** The cart of a person, locked. */
  readonly into: string;
  /** Of a visitor's cart, which ends. */
  readonly tokenHash: string;
}

/**
 * Puts everything of a visitor's cart into a person's: quantities add up to what is there of each
 * variant, and what could not be added is answered.
 */
export async function joinCarts(
  transaction: Queries,
  { userId, into, tokenHash }: Join,
): Promise<readonly CartNotice[]> {
  const [from] = await transaction
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.tokenHash, tokenHash))
    .for('update');
  if (!from) return [];
  const [own, added] = [await findLines(transaction, into), await findLines(transaction, from.id)];
  const joined = joinLines(own, added, userId);
  for (const { row, quantity, isSaved } of joined) {
    if (quantity === 0) continue;
    const { variantId, acceptedPrice, addedAt, seen } = row.line;
    const line = { cartId: into, variantId, acceptedPrice, addedAt, seen, quantity, isSaved };
    await transaction
      .insert(cartLines)
      .values(line)
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.variantId],
        set: { quantity, isSaved, acceptedPrice },
      });
  }
  await transaction.execute(sql`
    insert into ${cartShops} (cart_id, shop_key, delivery, note)
    select ${into}, shop_key, delivery, note from ${cartShops} where cart_id = ${from.id}
    on conflict do nothing`);
  await transaction.delete(carts).where(eq(carts.id, from.id));
  return joined.flatMap(({ row, requested, quantity }) =>
    quantity === requested
      ? []
      : [{ item: row.line.variantId, title: row.line.seen.title, requested, quantity }],
  );
}

interface JoinedLine {
  readonly row: LineRow;
  readonly requested: number;
  readonly quantity: number;
  readonly isSaved: boolean;
}

function joinLines(
  own: readonly LineRow[],
  added: readonly LineRow[],
  userId: number,
): readonly JoinedLine[] {
  const had = new Map(own.map(({ line }) => [line.variantId, line]));
  const counts = {
    lines: own.filter(({ line }) => !line.isSaved).length,
    saved: own.filter(({ line }) => line.isSaved).length,
  };
  return added.map((row) => {
    const before = had.get(row.line.variantId);
    // What somebody wants to buy now is not saved for later.
    const isSaved = row.line.isSaved && (before?.isSaved ?? true);
    const counted = before && !before.isSaved && !row.line.isSaved ? before.quantity : 0;
    const requested = isSaved ? row.line.quantity : row.line.quantity + counted;
    const place = isSaved ? 'saved' : 'lines';
    const isNew = before === undefined || before.isSaved !== isSaved;
    // Nobody buys from their own shop, as `setCartItem` has it.
    if (row.shop.ownerId === userId) return { row, requested, isSaved, quantity: 0 };
    const isFull = isNew && counts[place] >= mostOfCart[place];
    if (isNew && !isFull) counts[place] += 1;
    const most = isSaved
      ? mostOfCart.pieces
      : Math.max(mostOfBoth(row, counted, requested), counted);
    return { row, requested, isSaved, quantity: isFull ? 0 : Math.min(requested, most) };
  });
}

/** How many pieces of both can be had; it says nothing of a stock that the public does not read. */
function mostOfBoth({ line, variant, product }: LineRow, had: number, requested: number): number {
  const most = mostPieces(variant);
  const isSecret = requested > most && requested <= mostOfCart.pieces && !isFew(variant, product);
  return isSecret ? Math.min(most, Math.max(had, line.quantity)) : most;
}
