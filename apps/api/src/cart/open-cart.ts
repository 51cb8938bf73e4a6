import { visitorCartMs } from '@boardwalk/sdk-core/cart/cart-limits';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNull } from 'drizzle-orm';
import { createSecretToken, hashToken } from '../account/secret-token.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { type CartNotice, joinCarts } from './join-carts.ts';
import { carts } from './tables.ts';

export type CartContext = Pick<
  OperationContext,
  'caller' | 'page' | 'database' | 'clock' | 'cartCookie' | 'configuration'
>;

/** Whose cart a call is about. */
type CartOwner =
  | { readonly userId: number; readonly tokenHash: null }
  | { readonly userId: null; readonly tokenHash: string };

/** A cart with what there is to say of it once. */
export interface OpenedCart {
  readonly id: string;
  readonly notices: readonly CartNotice[];
}

/**
 * Finds the cart of the caller: a member's own, or a visitor's on our own site, by the cookie of their
 * browser. What a browser holds of a visitor joins the cart of who has signed in there.
 */
export async function findCart(context: CartContext): Promise<OpenedCart | undefined> {
  if (joinableToken(context) !== undefined) return openCart(context, async () => {});
  const owner = ownerOf(context);
  if (!owner) return undefined;
  const [row] = await context.database.select({ id: carts.id }).from(carts).where(ofOwner(owner));
  return row && { id: row.id, notices: [] };
}

/**
 * Opens the cart of the caller, locked, for a change in one transaction; there is one from then on. A
 * visitor's browser gets a cookie for it.
 */
export async function openCart(
  context: CartContext,
  change: (transaction: Queries, cartId: string) => Promise<void>,
): Promise<OpenedCart> {
  const { database, clock, cartCookie } = context;
  const joined = joinableToken(context);
  const made = createSecretToken();
  const known = ownerOf(context);
  const now = clock.now();
  const opened = await database.transaction(async (transaction) => {
    const own = known && (await isMade(transaction, known)) ? known : undefined;
    const owner = own ?? { userId: null, tokenHash: made.tokenHash };
    const id = await lockCart(transaction, owner, now);
    const notices =
      joined === undefined || owner.userId === null
        ? []
        : await joinCarts(transaction, {
            ...{ userId: owner.userId, into: id, tokenHash: hashToken(joined) },
          });
    await change(transaction, id);
    if (owner.userId !== null) await announce(transaction, 'cart', owner.userId);
    return { id, notices, owner, token: own ? cartCookie.token : made.token };
  });
  if (joined !== undefined) cartCookie.clear();
  const { id, notices, owner, token } = opened;
  if (owner.userId === null && token !== undefined) {
    cartCookie.set(token, visitorCartMs / secondMs);
  }
  return { id, notices };
}

/** Whether a visitor's token has a cart, locked; one that somebody made up, or put into a browser, has none. */
async function isMade(transaction: Queries, owner: CartOwner): Promise<boolean> {
  if (owner.userId !== null) return true;
  const rows = await transaction
    .select({ id: carts.id })
    .from(carts)
    .where(ofOwner(owner))
    .for('update');
  return rows.length > 0;
}

/** Nobody has a cart on a page of others without a session there, whether or not it shows a key. */
function ownerOf({ caller, page, cartCookie }: CartContext): CartOwner | undefined {
  if (caller.kind === 'member') return { userId: caller.userId, tokenHash: null };
  if (page || !cartCookie.isOwnPage) requireMember(caller);
  if (cartCookie.token === undefined) return undefined;
  return { userId: null, tokenHash: hashToken(cartCookie.token) };
}

/** The token of a visitor's cart in the browser of who has signed in, in person and on our own site. */
function joinableToken({ caller, page, cartCookie }: CartContext): string | undefined {
  const isInPerson = caller.kind === 'member' && caller.actorId === null && !page;
  return isInPerson ? cartCookie.token : undefined;
}

async function lockCart(transaction: Queries, owner: CartOwner, now: Date): Promise<string> {
  const [row] = await transaction
    .insert(carts)
    .values({ ...owner, createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: owner.userId === null ? carts.tokenHash : carts.userId,
      set: { changedAt: now },
    })
    .returning({ id: carts.id });
  if (!row) throw new Error('The cart was not stored.');
  return row.id;
}

function ofOwner({ userId, tokenHash }: CartOwner) {
  return userId === null
    ? and(eq(carts.tokenHash, tokenHash), isNull(carts.userId))
    : eq(carts.userId, userId);
}
