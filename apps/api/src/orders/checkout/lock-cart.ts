import type { OperatorTaxes } from '@boardwalk/sdk-core/billing/taxes/tax-rules';
import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import { lineProblems } from '@boardwalk/sdk-core/cart/line-problems';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq, sql } from 'drizzle-orm';
import { findLines, type LineRow, maskHidden, problemOfLine } from '../../cart/find-lines.ts';
import { carts } from '../../cart/tables.ts';
import { type TotalledPart, totalCart } from '../../cart/total-cart.ts';
import type { Queries } from '../../platform/database/database.ts';
import { runPreparedQuery } from '../../platform/database/recurring-query.ts';
import type { CheckoutBody } from './checkout-body.ts';

/** A cart that is about to be ordered. */
export interface CartToOrder {
  readonly id: string;
  readonly parts: readonly TotalledPart[];
}

interface Wanted {
  readonly userId: number;
  readonly body: Pick<CheckoutBody, 'shops' | 'address'>;
  readonly now: Date;
  readonly operator: OperatorTaxes;
}

/** The lines of a person’s cart that are about to be ordered, with everything they depend on. */
export interface LockedLines {
  readonly id: string;
  readonly rows: readonly LineRow[];
}

/**
 * Locks a person's cart, then its shops and products, or those of one shop: nothing of it is closed,
 * hidden or given another price until the transaction ends. Throws `conflict` where something of it
 * can't be ordered.
 */
export async function lockCartLines(
  transaction: Queries,
  { userId, now, shopId }: Pick<Wanted, 'userId' | 'now'> & { readonly shopId?: string },
): Promise<LockedLines> {
  const [cart] = await transaction
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for('update')
    .prepare('lock_cart_of_user')
    .execute();
  if (cart) await lockOffered(transaction, cart.id, shopId);
  const bought = cart ? await findBought(transaction, cart.id) : [];
  const rows = bought.filter(({ shop }) => shopId === undefined || shop.id === shopId);
  if (!cart || rows.length === 0) throw new Problem('conflict', 'Your cart is empty.');
  requireOrderable(rows, userId, now);
  return { id: cart.id, rows };
}

/**
 * Locks a person's cart, and reckons what it comes to as it is then. Throws `conflict` where something
 * of it can't be ordered, or is not what the call names.
 */
export async function lockCartToOrder(
  transaction: Queries,
  { userId, body, now, operator }: Wanted,
): Promise<CartToOrder> {
  const { id, rows } = await lockCartLines(transaction, { userId, now });
  requireSameShops(rows, body.shops);
  const choices = new Map(body.shops.map(({ id, delivery }) => [id, delivery]));
  const { address } = body;
  const parts = await totalCart(transaction, rows, {
    destination: address && {
      country: address.countryCode,
      region: address.state,
      postalCode: address.postalCode,
    },
    deliveries: new Map(rows.map(({ shop }) => [shop.key, choices.get(shop.id) ?? null])),
    now,
    operator,
  });
  for (const part of parts) requireDeliverable(part, choices.get(part.shop.id));
  return { id, parts };
}

async function findBought(queries: Queries, cartId: string): Promise<readonly LineRow[]> {
  return (await findLines(queries, cartId)).filter(({ line }) => !line.isSaved);
}

/**
 * Locks the shops of a cart, then its products, before anything of them is read: in the order in which
 * those who change them do, as all shops are locked before the first product is looked up.
 */
async function lockOffered(transaction: Queries, cartId: string, shopId?: string): Promise<void> {
  await runPreparedQuery(
    transaction,
    sql`
      with bought as materialized (
        select products.shop_key, products.key as product_key
        from cart_lines
        join product_variants on product_variants.id = cart_lines.variant_id
        join products on products.key = product_variants.product_key
        join shops on shops.key = products.shop_key
        where cart_lines.cart_id = ${cartId} and not cart_lines.is_saved
          and shops.id = coalesce(${shopId ?? null}::text, shops.id)
      ), locked as materialized (
        select key from shops where key = any(array(select shop_key from bought)) order by key for share
      )
      select key from products
      where key = any(array(select product_key from bought where shop_key = any(array(select key from locked))))
      order by key for share`,
  );
}

function requireOrderable(rows: readonly LineRow[], userId: number, now: Date): void {
  if (rows.length > mostOfCart.lines) {
    const sentence = `An order has ${mostOfCart.lines} different things at most.`;
    throw new Problem('conflict', sentence);
  }
  const faults = rows.flatMap((row) => {
    const problem = problemOfLine(row, now);
    return problem === null ? [] : [{ problem, title: maskHidden(row, now).product.title }];
  });
  const [gravest] = faults.toSorted(
    (one, other) => lineProblems.indexOf(one.problem) - lineProblems.indexOf(other.problem),
  );
  if (gravest) {
    throw new Problem('conflict', 'Something in your cart has changed. Please look at it again.', {
      fields: faults.map(({ problem, title }) => ({
        path: 'cart.items',
        message: `${title}: ${problem}`,
      })),
    });
  }
  if (rows.some(({ shop }) => shop.ownerId === userId)) {
    throw new Problem('conflict', 'Nobody orders from their own shop.');
  }
}

function requireSameShops(rows: readonly LineRow[], named: CheckoutBody['shops']): void {
  const inCart = new Set(rows.map(({ shop }) => shop.id));
  const ids = named.map(({ id }) => id);
  const isSame = ids.length === inCart.size && ids.every((id) => inCart.has(id));
  if (isSame && new Set(ids).size === ids.length) return;
  throw new Problem('conflict', 'Your cart has changed. Please look at it again.');
}

/** What was chosen is still offered. */
function requireDeliverable(
  { shop, total }: TotalledPart,
  choice: CheckoutBody['shops'][number]['delivery'] | undefined,
): void {
  const { delivery } = total;
  const isChosen =
    delivery &&
    choice &&
    delivery.choice.kind === choice.kind &&
    (choice.kind === 'pickup' ||
      (delivery.choice.kind === 'ship' && delivery.choice.rateId === choice.rateId));
  if (isChosen) return;
  throw new Problem('conflict', 'The shop does not deliver so any more. Please choose again.', {
    fields: [{ path: 'body.shops', message: `${shop.id}: ${total.problem ?? 'delivery'}` }],
  });
}
