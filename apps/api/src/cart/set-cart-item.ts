import { cartFaults, describeMost } from '@boardwalk/sdk-core/cart/cart-faults';
import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import type * as schemas from '@boardwalk/sdk-core/cart/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { describeCart } from './describe-cart.ts';
import {
  countLines,
  findOffered,
  isFew,
  isSold,
  mostPieces,
  removeLines,
  seenOf,
  sellingStateOf,
} from './find-lines.ts';
import { findCart, openCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

type Line = typeof cartLines.$inferSelect;
type Offered = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

/** Sets how many pieces of a variant the caller's cart holds. */
export const setCartItem: Handler<typeof schemas.setCartItem> = async ({ body }, context) => {
  const { database, clock } = context;
  const { item, quantity, price, isSaved } = body;
  // What is not there, or hidden, is in no cart: to remove it changes nothing.
  if (quantity === 0 && !(await findCart(context))) {
    return describeCart(database, undefined, clock.now());
  }
  const offered = quantity === 0 ? undefined : await findOffered(database, item);
  const opened = await openCart(context, async (transaction, cartId) => {
    if (quantity === 0) return removeLines(transaction, cartId, [item]);
    if (!offered) throw noProduct();
    const before = await findLine(transaction, cartId, item);
    const isShown = isSold(offered) && sellingStateOf(offered.shop, clock.now()) !== 'closed';
    const line = {
      quantity,
      isSaved: isSaved ?? before?.isSaved ?? false,
      acceptedPrice: price ?? before?.acceptedPrice ?? offered.variant.price,
      seen: isShown || !before ? seenOf(offered) : before.seen,
    };
    // A product that is hidden, or of a shop that is, exists for nobody who has not put it in before.
    if (!isShown && !before) throw noProduct();
    if (isMore(line, before)) requireOffered(offered, quantity, context);
    if (before?.isSaved !== line.isSaved) await requireRoom(transaction, cartId, line.isSaved);
    await transaction
      .insert(cartLines)
      .values({ cartId, variantId: item, addedAt: clock.now(), ...line })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: line });
  });
  return describeCart(database, opened, clock.now());
};

async function findLine(queries: Queries, cartId: string, item: number): Promise<Line | undefined> {
  const [line] = await queries
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, item)));
  return line;
}

/** Whether more is to be bought than before: less of what has run out is always possible. */
function isMore(
  { quantity, isSaved }: Pick<Line, 'quantity' | 'isSaved'>,
  before: Line | undefined,
): boolean {
  if (isSaved) return before === undefined;
  return !before || before.isSaved || quantity > before.quantity;
}

function requireOffered(
  offered: Offered,
  quantity: number,
  { caller, clock }: Pick<OperationContext, 'caller' | 'clock'>,
): void {
  const { variant, product, shop } = offered;
  const state = sellingStateOf(shop, clock.now());
  if (state === 'closed') throw noProduct();
  if (!isSold(offered)) throw refusal('This is not sold any more.', cartFaults.gone);
  if (caller.kind === 'member' && caller.userId === shop.ownerId) {
    throw refusal('This is your own shop.', cartFaults.own);
  }
  const most = mostPieces(variant);
  if (quantity <= most) return;
  if (!isFew(variant, product)) {
    throw refusal('So many can’t be had at the moment.', cartFaults.many, 'body.quantity');
  }
  const sentence = most === 0 ? 'This is sold out.' : `Only ${most} can be had at the moment.`;
  throw new Problem('conflict', sentence, {
    fields: [{ path: 'body.quantity', message: describeMost(most) }],
  });
}

async function requireRoom(queries: Queries, cartId: string, isSaved: boolean): Promise<void> {
  const most = isSaved ? mostOfCart.saved : mostOfCart.lines;
  if ((await countLines(queries, cartId, isSaved)) < most) return;
  throw refusal(`A cart holds ${most} different things at most.`, cartFaults.full);
}

function noProduct(): Problem {
  return new Problem('not-found', 'There is no such product.');
}

function refusal(sentence: string, message: string, path = 'body.item'): Problem {
  return new Problem('conflict', sentence, { fields: [{ path, message }] });
}
