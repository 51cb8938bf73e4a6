import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { hamilton, orderPath } from '../orders.fixture.ts';
import { startScenarios } from '../scenarios/scenarios.fixture.ts';
import { orders } from '../tables.ts';
import { orderQuotes } from './tables.ts';

export const quotePath = `${cartPath}quote`;
export const quotesOf = (shop: string, id = '') => shopPath(shop, `/quotes/${id}`);

/** What a shop answers: 49.00 for delivery, in five to nine days. */
export const quotedPrice = {
  ...{ answer: 'price', price: 4_900, days: { from: 5, to: 9 }, note: 'By our own van.' },
};

/** What a buyer agrees to who has seen where it goes. */
export const agreedOn = (amount: number, currency = 'CAD') => ({
  ...{ amount, currency, address: { ...hamilton, postalCode: 'L8P 1A1' } },
});

/** People who sell things that only a quote can send, and people who buy them. */
export async function startQuotes() {
  const started = await startScenarios();
  const { database, offer, openBuyer, openSelling, pay } = started;

  type Buyer = Awaited<ReturnType<typeof openBuyer>>;
  type Selling = Awaited<ReturnType<typeof openSelling>>;

  /** Puts two pieces that only a quote can send into a cart. */
  async function fillByQuote(buyer: Buyer, { seller, shop }: Selling, { stock = 10 } = {}) {
    const product = { shippingSupport: 'CONTACT_STORE' };
    const offered = await offer(seller, shop, { stock, product });
    const { status } = await buyer.call('POST', cartPath, { item: offered.item, quantity: 2 });
    expect(status).toBe(200);
    return offered;
  }

  const request = (buyer: Pick<Buyer, 'call'>, shop: string, key: string = randomUUID()) =>
    pay(buyer, quotePath, { shopId: shop, address: hamilton, note: 'Third floor.' }, key);

  /** A request of somebody new for two pieces of a shop. */
  async function openQuote(selling: Selling, stock = 10) {
    const buyer = await openBuyer();
    const offered = await fillByQuote(buyer, selling, { stock });
    const { status, body } = await request(buyer, selling.shop);
    expect(status).toBe(200);
    return { buyer, id: body.id as string, order: body, ...offered };
  }

  return {
    ...started,
    fillByQuote,
    request,
    openQuote,
    answer: ({ seller, shop }: Selling, id: string, body: object = quotedPrice) =>
      seller.call('POST', quotesOf(shop, id), body),
    accept: (buyer: Buyer, id: string, amount: number, more: object = {}) =>
      pay(buyer, orderPath(id, '/quote'), {
        payment_method: buyer.card,
        agreed: agreedOn(amount),
        ...more,
      }),
    /** As if the time to act were over. */
    async runOut(id: string): Promise<void> {
      const [order] = await database.select().from(orders).where(eq(orders.id, id));
      await database
        .update(orderQuotes)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(orderQuotes.orderKey, order?.key ?? 0));
    },
  };
}
