import { isDeepStrictEqual } from 'node:util';
import { canAccept } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type * as schemas from '@boardwalk/sdk-core/orders/quotes/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../../account/lock-person.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { shops } from '../../shops/tables.ts';
import { beginGroups } from '../checkout/begin-groups.ts';
import { chargeOrder } from '../checkout/charge-order.ts';
import { lockPurchases, requireFewUnpaid } from '../checkout/guards/require-few-unpaid.ts';
import { requireSold } from '../checkout/guards/require-sold.ts';
import { requireOwnOrder } from '../find-order.ts';
import { orderGroups } from '../tables.ts';
import { type LockedQuote, withQuote } from './lock-quote.ts';
import { orderQuotes } from './tables.ts';

/** Accepts the total with the price of delivery that a shop has named, and charges it. */
export const acceptQuote: Handler<typeof schemas.acceptQuote> = async (
  { params: { id }, body },
  context,
) => {
  const { database } = context;
  const order = await requireOwnOrder(database, id, context);
  if (partnerPageOf(context) !== null) {
    // As with another card: nobody has confirmed it in our window.
    throw new Problem('forbidden', 'A price of delivery is accepted on our own site.');
  }
  await database.transaction(async (transaction) => {
    await lockPerson(transaction, requireMember(context.caller).userId);
    const locked = await requireOwnOrder(transaction, id, context, 'update');
    const found = await withQuote(transaction, locked);
    if (!found) throw new Problem('not-found', 'This order waits for no price of delivery.');
    await accept(transaction, { ...found, ...body }, context);
  });
  return chargeOrder(context, order);
};

type Agreed = Parameters<Handler<typeof schemas.acceptQuote>>[0]['body']['agreed'];

interface Acceptance extends LockedQuote {
  readonly payment_method: string;
  readonly agreed: Agreed;
}

async function accept(
  transaction: Queries,
  { order, group, quote, payment_method: paymentMethodId, agreed }: Acceptance,
  context: OperationContext,
): Promise<void> {
  const now = context.clock.now();
  requireAgreed(order, group, agreed);
  // A repeated call goes on with the payment that is begun, and begins none.
  if (quote.state === 'accepted') return requireGoingOn(group);
  if (!canAccept(quote, now)) throw notToAccept(quote, now);
  const { userId } = requireMember(context.caller);
  await lockPurchases(transaction, userId);
  await requireFewUnpaid(transaction, userId, now);
  await requireSold(transaction, [group], now);
  const shop = await requireShop(transaction, quote);
  const accountId = shop.settles === 'AU' ? shop.accountId : null;
  if (shop.settles === 'AU' && accountId === null) {
    throw new Problem('conflict', 'This shop takes no orders at the moment.');
  }
  await transaction
    .update(orderQuotes)
    .set({ state: 'accepted', acceptedAt: now })
    .where(eq(orderQuotes.orderKey, order.key));
  await transaction.update(orderGroups).set({ accountId }).where(eq(orderGroups.id, group.id));
  await announceShop(transaction, shop, now);
  await announce(transaction, 'orders', userId);
  const begun = { groups: [{ ...group, accountId }], userId, paymentMethodId };
  await beginGroups(transaction, begun, context);
}

/** A page of a partner may have chosen the address: what its buyer has seen here is what counts. */
function requireAgreed(
  { address }: LockedQuote['order'],
  { amount, currency }: LockedQuote['group'],
  agreed: Agreed,
): void {
  if (agreed.amount !== amount || agreed.currency !== currency) {
    throw new Problem('conflict', 'The total has changed. Please look at it again.', {
      fields: [{ path: 'body.agreed', message: `expected ${amount} ${currency}` }],
    });
  }
  if (isDeepStrictEqual(agreed.address, address)) return;
  throw new Problem('conflict', 'It goes to another address. Please look at it again.', {
    fields: [{ path: 'body.agreed.address', message: 'expected the address of the order' }],
  });
}

/** Of what was cancelled or paid back nothing goes on. */
function requireGoingOn({ state }: LockedQuote['group']): void {
  if (state !== 'cancelled' && state !== 'refunded') return;
  throw new Problem('conflict', 'This order was cancelled. Please request it again.');
}

async function requireShop(queries: Queries, { shopKey }: LockedQuote['quote']) {
  const [shop] = await queries.select().from(shops).where(eq(shops.key, shopKey));
  if (!shop) throw new Error('A request is of a shop.');
  return shop;
}

function notToAccept({ state, expiresAt }: LockedQuote['quote'], now: Date): Problem {
  if (state === 'requested' && now < expiresAt) {
    return new Problem('conflict', 'The shop has not named its price yet.');
  }
  const isLate = state === 'expired' || now >= expiresAt;
  return new Problem('conflict', isLate ? 'This price has expired.' : 'This request has ended.');
}
