import { mostQuoteAnswers } from '@boardwalk/sdk-core/orders/quotes/quote-limits';
import { canAnswer, quoteMs } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type * as schemas from '@boardwalk/sdk-core/orders/quotes/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import { lockPerson } from '../../account/lock-person.ts';
import { operatorTaxesOf } from '../../billing/taxes/operator-taxes.ts';
import { sellingStateOf } from '../../cart/find-lines.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { lockShop } from '../../shops/require-shop.ts';
import { shopRef } from '../../shops/shop-objects.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { requireShopQuote } from './list-shop-quotes.ts';
import { endQuote, type LockedQuote, lockShopQuote } from './lock-quote.ts';
import { mailQuoteOutcome } from './mail/mail-quote.ts';
import { priceOrder } from './price-order.ts';
import { orderQuotes } from './tables.ts';

type Body = Parameters<Handler<typeof schemas.answerQuote>>[0]['body'];

/** Answers what a buyer has requested: by the price of its delivery, or that the shop does not send it. */
export const answerQuote: Handler<typeof schemas.answerQuote> = async (
  { params, body },
  context,
) => {
  const { database, clock } = context;
  // Strangers lock nothing.
  await requirePermission(context, 'write', shopRef(params.shopId));
  const shop = await database.transaction(async (transaction) => {
    await lockPerson(transaction, requireMember(context.caller).userId);
    // An order is locked before its shop.
    const locked = await lockShopQuote(transaction, params);
    const surroundings = { ...context, database: transaction };
    const permitted = await lockShop(surroundings, 'write', params.shopId, 'share');
    if (!canAnswer(locked.quote, clock.now())) throw over(locked, clock.now());
    await storeAnswer(transaction, { locked, shop: permitted.shop, body }, context);
    return permitted.shop;
  });
  return requireShopQuote(context, shop, params.id);
};

interface Answer {
  readonly locked: LockedQuote;
  readonly shop: ShopRow;
  readonly body: Body;
}

async function storeAnswer(
  transaction: Queries,
  { locked, shop, body }: Answer,
  context: OperationContext,
): Promise<void> {
  const now = context.clock.now();
  const { order } = locked;
  const { userId: answeredBy } = requireMember(context.caller);
  const answer = { answeredAt: now, answeredBy, note: body.note };
  if (body.answer === 'decline') {
    await endQuote(transaction, locked, { state: 'declined', ...answer });
  } else {
    requireAnswerable(locked, shop, now);
    const { price, days } = body;
    const operator = operatorTaxesOf(context.configuration);
    await priceOrder(transaction, locked, { shop, quote: { price, days }, now, operator });
    const given = {
      ...{ price, daysFrom: days?.from ?? null, daysTo: days?.to ?? null },
      answers: locked.quote.answers + 1,
    };
    const expiresAt = new Date(now.getTime() + quoteMs);
    await transaction
      .update(orderQuotes)
      .set({ state: 'answered', expiresAt, ...answer, ...given })
      .where(eq(orderQuotes.orderKey, order.key));
  }
  const outcome = body.answer === 'decline' ? 'declined' : 'answered';
  await mailQuoteOutcome(transaction, { order, outcome }, context);
  await announceShop(transaction, shop, now);
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
}

/** A price is named where it could be accepted, and not over and over: each goes to its buyer by mail. */
function requireAnswerable({ quote }: LockedQuote, shop: ShopRow, now: Date): void {
  if (sellingStateOf(shop, now) === 'closed') {
    const sentence = 'Your shop takes no orders at the moment, so it names no prices either.';
    throw new Problem('conflict', sentence);
  }
  if (quote.answers < mostQuoteAnswers) return;
  const sentence = `A price is named ${mostQuoteAnswers} times at most. You can still decline.`;
  throw new Problem('conflict', sentence);
}

function over({ quote }: LockedQuote, now: Date): Problem {
  if (quote.state === 'accepted') {
    return new Problem(
      'conflict',
      'Its buyer has accepted the price, which can’t change any more.',
    );
  }
  const isLate = quote.state === 'expired' || now >= quote.expiresAt;
  return new Problem('conflict', isLate ? 'This request has expired.' : 'This request has ended.');
}
