import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { shops } from '../../shops/tables.ts';
import { checkoutPath, startOrders } from '../orders.fixture.ts';
import { orderQuotes } from '../quotes/tables.ts';
import { storeQuote } from '../stored-order.fixture.ts';
import { orderGroups, orders } from '../tables.ts';

const { server, database, signIn, openSelling, openBuyer, offer, pay, writeCheckout, delegate } =
  await startOrders();

type Selling = Awaited<ReturnType<typeof openSelling>>;

const summaryOf = async ({ seller, shop }: Selling) =>
  (await seller.call('GET', shopPath(shop, '/summary'))).body;

async function sell({ seller, shop }: Selling, item?: number) {
  const buyer = await openBuyer();
  const sold = item ?? (await offer(seller, shop)).item;
  await buyer.call('POST', cartPath, { item: sold, quantity: 2 });
  const { body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  return body.order;
}

const isPaymentOf = ({ id }: { readonly id: string }) =>
  inArray(
    orderGroups.orderKey,
    database.select({ key: orders.key }).from(orders).where(eq(orders.id, id)),
  );

const last = (rows: readonly object[]) => rows.at(-1);

test('what was paid today counts without taxes, and what went back does not', async () => {
  const selling = await openSelling();
  await sell(selling);
  const returned = await sell(selling);
  await database.update(orderGroups).set({ state: 'refunded' }).where(isPaymentOf(returned));
  const summary = await summaryOf(selling);
  const today = { sales: 26_500, orders: 1, visits: 0 };
  expect(last(summary.days)).toEqual({ day: summary.today, ...today });
  expect(last(summary.months)).toEqual({ day: `${summary.today.slice(0, 7)}-01`, ...today });
  expect(summary.tasks.toSend).toBe(1);
  expect(summary.currency).toBe('CAD');
});

test('requests for a price of delivery wait for an answer until they end', async () => {
  const selling = await openSelling();
  const { id: userId } = await openBuyer();
  await storeQuote(database, { userId, shopId: selling.shop });
  const isOfShop = inArray(
    orderQuotes.shopKey,
    database.select({ key: shops.key }).from(shops).where(eq(shops.id, selling.shop)),
  );
  const now = server.platform.clock.now().getTime();
  const waits = async (state: 'requested' | 'withdrawn', expiresAt: Date) => {
    await database.update(orderQuotes).set({ state, expiresAt }).where(isOfShop);
    return (await summaryOf(selling)).tasks.quotes;
  };
  const end = new Date(now + 3_600_000);
  expect(await waits('requested', end)).toEqual({ total: 1, answerUntil: end.toISOString() });
  expect(await waits('withdrawn', end)).toEqual({ total: 0, answerUntil: null });
  expect(await waits('requested', new Date(now))).toEqual({ total: 0, answerUntil: null });
});

test('a day is one at the shop: a change of its zone moves a sale, a visit stays counted', async () => {
  const selling = await openSelling();
  const order = await sell(selling);
  // 1 a.m. in Toronto is 10 p.m. of the day before in Vancouver.
  const paidAt = new Date(server.platform.clock.now());
  paidAt.setUTCHours(6, 0, 0, 0);
  paidAt.setTime(paidAt.getTime() - 2 * 86_400_000);
  const day = paidAt.toISOString().slice(0, 10);
  await database.update(orderGroups).set({ paidAt }).where(isPaymentOf(order));
  const dayOfSale = async () =>
    (await summaryOf(selling)).days.find(({ orders }: { orders: number }) => orders === 1)?.day;
  expect(await dayOfSale()).toBe(day);
  await database
    .update(shops)
    .set({ timeZone: 'America/Vancouver' })
    .where(eq(shops.id, selling.shop));
  expect(await dayOfSale()).toBe(
    new Date(paidAt.getTime() - 86_400_000).toISOString().slice(0, 10),
  );
});

test('visits of others are counted once an hour and network, at once too, and those of its people are not', async () => {
  const selling = await openSelling();
  const [stranger, colleague] = [await signIn(), await signIn()];
  await delegate(colleague.id, selling.shop, 'read');
  const visit = shopPath(selling.shop, '/visit');
  const answers = await Promise.all([1, 2, 3].map(() => stranger.call('POST', visit)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const own of [selling.seller, colleague]) await own.call('POST', visit);
  expect(last((await summaryOf(selling)).days)).toMatchObject({ visits: 1 });
});

test('a page that is neither ours nor registered counts no visit', async () => {
  const selling = await openSelling();
  for (const origin of ['http://evil.example', 'null', undefined]) {
    const answer = await server.inject({
      method: 'POST',
      url: shopPath(selling.shop, '/visit'),
      headers: { 'x-boardwalk': '1', ...(origin !== undefined && { origin }) },
    });
    expect(answer.status).toBe(403);
  }
  expect(last((await summaryOf(selling)).days)).toMatchObject({ visits: 0 });
});

test('a shop that nobody sees is visited by nobody', async () => {
  const { seller, shop } = await openSelling();
  const stranger = await signIn();
  await seller.call('DELETE', shopPath(shop));
  expect((await stranger.call('POST', shopPath(shop, '/visit'))).status).toBe(410);
  expect((await stranger.call('POST', shopPath('no-such-shop', '/visit'))).status).toBe(404);
});

test('what is few is named, the fewest first, and what is not counted is not', async () => {
  const selling = await openSelling();
  const { seller, shop } = selling;
  await offer(seller, shop, { stock: 4, product: { title: 'Plenty', lowStock: 3 } });
  await offer(seller, shop, { stock: 3, product: { title: 'Few', lowStock: 3 } });
  await offer(seller, shop, { stock: 0, product: { title: 'Sold out' } });
  await offer(seller, shop, {
    stock: 0,
    product: { title: 'Made to order' },
    variant: { stockMode: 'unlimited' },
  });
  const { lowStock } = (await summaryOf(selling)).tasks;
  // Its first product has been sold out from the beginning.
  expect(lowStock.total).toBe(3);
  expect(lowStock.variants.map(({ title }: { title: string }) => title)).toEqual([
    'Oak chair',
    'Sold out',
    'Few',
  ]);
});

test('colleagues who may read read it; strangers learn nothing of the shop', async () => {
  const selling = await openSelling();
  const [reader, stranger] = [await signIn(), await signIn()];
  await delegate(reader.id, selling.shop, 'read');
  const path = shopPath(selling.shop, '/summary');
  expect((await reader.call('GET', path)).status).toBe(200);
  expect((await stranger.call('GET', path)).status).toBe(404);
  stranger.take(undefined);
  expect((await stranger.call('GET', path)).status).toBe(401);
});
