import { and, eq, inArray, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { payments } from '../../billing/tables.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { createLog } from '../../platform/logging.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { productVariants } from '../../shops/products/tables.ts';
import { checkoutPath, koalaAccount, startOrders } from '../orders.fixture.ts';
import { orderGroups, orders } from '../tables.ts';
import { auditOrders, noFaults } from './audit-orders.fixture.ts';

const buffalo = {
  ...{ street: '65 Court St', city: 'Buffalo', region: 'NY', country: 'US' },
  ...{ postalCode: '14202', pin: { lat: 42.8864, lng: -78.8784 }, isAreaOnly: false },
};

/** What a shop that is open has, for a form that leaves the rest as it is. */
export const readyShop = {
  pickup: { instructions: 'Ring at the side door.', hours: null },
  returns: 'Within thirty days.',
};

export const suspensionPath = (shop: string) => `/api/v1/administration/shop/${shop}/suspension`;

/** Orders, and what tests of their accidents look at and do. */
export async function startScenarios(settings: Parameters<typeof startOrders>[0] = {}) {
  const logged: string[] = [];
  const log = createLog('error', { write: (line) => void logged.push(line) });
  const started = await startOrders({ log, ...settings });
  const { database, sandbox, server, offer, openBuyer, openSelling, pay, writeCheckout } = started;

  type Buyer = Awaited<ReturnType<typeof openBuyer>>;
  type Selling = Awaited<ReturnType<typeof openSelling>>;

  /** Puts something new of a shop into a cart. */
  async function fill(
    buyer: Pick<Buyer, 'call'>,
    { seller, shop }: Selling,
    { quantity = 2, stock = 10 } = {},
  ) {
    const offered = await offer(seller, shop, { stock });
    const { status } = await buyer.call('POST', cartPath, { item: offered.item, quantity });
    expect(status).toBe(200);
    return offered;
  }

  async function intentsOf(orderId: string) {
    const rows = await database
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orderGroups, eq(sql`${orderGroups.id}::text`, payments.subjectId))
      .innerJoin(orders, eq(orders.key, orderGroups.orderKey))
      .where(eq(orders.id, orderId));
    const ids = new Set(rows.map(({ id }) => id));
    const made = await Promise.all(
      [null, koalaAccount].map(async (accountId) => {
        const list = sandbox.provider.paymentIntents.list({ limit: 100 }, onAccount(accountId));
        const all = await list.autoPagingToArray({ limit: 10_000 });
        return all.map((intent) => ({ ...intent, accountId }));
      }),
    );
    return made.flat().filter(({ metadata }) => ids.has(metadata.payment ?? ''));
  }

  /** Hands the product events as the provider signs them. */
  async function deliver(events: readonly Stripe.Event[]): Promise<void> {
    for (const event of events) {
      const payload = JSON.stringify(event);
      const { webhookSecrets, connectSecrets } = sandbox.payments;
      const secret = (event.account ? connectSecrets : webhookSecrets)[0] ?? '';
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const { status } = await server.inject({
        ...{ method: 'POST', url: '/api/v1/stripe/webhook', payload },
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      expect(status).toBe(204);
    }
  }

  return {
    ...started,
    fill,
    deliver,
    /** What the server has logged of errors. */
    logged,
    /** A shop that is settled in the USA, and sends to Canada as well. */
    openBuffalo: () => openSelling({ country: 'US' }, { place: buffalo }),
    /** Orders what is in somebody’s cart, for the total that they see. */
    async order(buyer: Buyer, key?: string) {
      return pay(buyer, checkoutPath, await writeCheckout(buyer), key);
    },
    async stockOf(item: number) {
      const [row] = await database
        .select()
        .from(productVariants)
        .where(eq(productVariants.id, item));
      return row?.stock;
    },
    async mailsOf({ email }: { readonly email: string }, template: string) {
      return (await mailsTo(database, email)).filter((mail) => mail.template === template);
    },
    paymentsOf: ({ id }: { readonly id: number }) =>
      database.select().from(payments).where(eq(payments.userId, id)).orderBy(payments.createdAt),
    intentsOf,
    /** What was charged for an order, and how often money went back. */
    async chargedFor(orderId: string) {
      const paid = (await intentsOf(orderId)).filter(({ status }) => status === 'succeeded');
      const refunds = await Promise.all(
        paid.map(({ id, accountId }) =>
          sandbox.provider.refunds.list({ payment_intent: id }, onAccount(accountId)),
        ),
      );
      return { charges: paid.length, refunds: refunds.flatMap(({ data }) => data).length };
    },
    /** The events of the provider about an order, the oldest first. */
    async eventsOf(orderId: string): Promise<Stripe.Event[]> {
      const ids = (await intentsOf(orderId)).map(({ id }) => id);
      const all = await Promise.all(
        [null, koalaAccount].map((accountId) =>
          sandbox.provider.events
            .list({ limit: 100 }, onAccount(accountId))
            .autoPagingToArray({ limit: 10_000 }),
        ),
      );
      return all
        .flatMap((list) => list.toReversed())
        .filter((event) => ids.some((id) => JSON.stringify(event).includes(id)))
        .toSorted((one, other) => one.created - other.created);
    },
    /** As if an order had been placed, and everything of it begun, so long ago. */
    async age(orderId: string, minutes: number): Promise<void> {
      const longer = sql`make_interval(mins => ${minutes})`;
      await database
        .update(orders)
        .set({ placedAt: sql`${orders.placedAt} - ${longer}` })
        .where(eq(orders.id, orderId));
      const groups = database
        .select({ id: sql<string>`${orderGroups.id}::text` })
        .from(orderGroups)
        .innerJoin(orders, and(eq(orders.key, orderGroups.orderKey), eq(orders.id, orderId)));
      await database
        .update(payments)
        .set({
          createdAt: sql`${payments.createdAt} - ${longer}`,
          askedAt: sql`${payments.askedAt} - ${longer}`,
        })
        .where(inArray(payments.subjectId, groups));
    },
    /** Nothing is lost, charged twice, oversold, or stuck. */
    async expectNoFaults(): Promise<void> {
      // A call whose transaction met a deadlock is answered 500, or is tried again by the queue.
      expect(logged.filter((line) => line.includes('40P01'))).toEqual([]);
      expect(await auditOrders(database, sandbox.provider)).toEqual(noFaults);
    },
  };
}
