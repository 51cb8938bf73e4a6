import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { payments } from '../../billing/tables.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { productVariants, stockEntries } from '../../shops/products/tables.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { checkoutPath, hamilton, orderPath, startOrders } from '../orders.fixture.ts';
import { orders } from '../tables.ts';

const {
  database,
  sandbox,
  signIn,
  openSelling,
  openBuyer,
  offer,
  pay,
  writeCheckout,
  answerBank,
  saveCard,
  runWork,
} = await startOrders();

const { seller, shop } = await openSelling();

const stockOf = async (item: number) => {
  const [row] = await database.select().from(productVariants).where(eq(productVariants.id, item));
  return row?.stock;
};

const mailsOf = async ({ email }: { readonly email: string }, template: string) =>
  (await mailsTo(database, email)).filter((mail) => mail.template === template);

async function fill(buyer: Awaited<ReturnType<typeof openBuyer>>, quantity = 2, stock = 10) {
  const offered = await offer(seller, shop, { stock });
  await buyer.call('POST', cartPath, { item: offered.item, quantity });
  return offered;
}

test('a cart becomes a paid order: its stock is sold, its cart empty, and both sides have a mail', async () => {
  const buyer = await openBuyer();
  const { item } = await fill(buyer);
  const { status, body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    steps: [],
    order: {
      state: 'PAID',
      retryUntil: null,
      address: { ...hamilton, postalCode: 'L8P 1A1' },
      shops: [
        {
          ...{ group: 'CA:CAD', subtotal: 25_000, shipping: 1_500, total: 29_945 },
          lines: [{ item, quantity: 2, price: 12_500, amount: 25_000, title: 'Oak chair' }],
          taxes: [{ tax: 'hst', amount: 3_445 }],
          delivery: { choice: { kind: 'ship' }, name: 'Parcel', days: { from: 3, to: 8 } },
        },
      ],
      payments: [{ key: 'CA:CAD', amount: 29_945, state: 'paid', card: { last4: '4242' } }],
    },
  });
  expect(await stockOf(item)).toBe(8);
  const entries = await database
    .select()
    .from(stockEntries)
    .where(eq(stockEntries.variantId, item));
  expect(entries.map(({ kind, change }) => [kind, change])).toEqual([
    ['received', 10],
    ['reserved', -2],
    ['reserved', 2],
    ['sold', -2],
  ]);
  expect((await buyer.call('GET', cartPath)).body.count).toBe(0);
  const [mail] = await mailsOf(buyer, 'order-paid');
  expect(mail?.text).toContain('2 × Oak chair');
  const received = await mailsOf(seller, 'order-received');
  expect(received).toHaveLength(1);
  for (const part of [
    'Send it by Parcel to',
    'Rosa Lindqvist',
    'Unit 4',
    '1 Main St W',
    'L8P 1A1',
  ]) {
    expect(received[0]?.text).toContain(part);
  }
  const list = (await buyer.call('GET', orderPath(''))).body;
  expect(list).toMatchObject({ total: 1, results: [{ id: body.order.id, count: 2 }] });
  expect((await buyer.call('GET', orderPath(body.order.id))).body).toEqual(body.order);
  expect((await (await signIn()).call('GET', orderPath(body.order.id))).status).toBe(404);
});

test('the same key is one order, whether it comes at once or later', async () => {
  const buyer = await openBuyer();
  const { item } = await fill(buyer);
  const [sent, key] = [await writeCheckout(buyer), randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => pay(buyer, checkoutPath, sent, key)),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await pay(buyer, checkoutPath, sent, key)).status).toBe(200);
  expect(await stockOf(item)).toBe(8);
  expect(await database.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
  expect(await database.$count(payments, eq(payments.userId, buyer.id))).toBe(1);
});

test('two tabs with keys of their own order the cart once', async () => {
  const buyer = await openBuyer();
  await fill(buyer);
  const sent = await writeCheckout(buyer);
  const answers = await Promise.all([1, 2, 3].map(() => pay(buyer, checkoutPath, sent)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await database.$count(payments, eq(payments.userId, buyer.id))).toBe(1);
});

test('another total than the agreed one is a conflict that names the new one, and takes nothing', async () => {
  const buyer = await openBuyer();
  const { item } = await fill(buyer);
  const sent = await writeCheckout(buyer);
  const [agreed] = sent.agreed;
  for (const amount of [1, 29_944, 29_946]) {
    const refused = await pay(buyer, checkoutPath, { ...sent, agreed: [{ ...agreed, amount }] });
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'body.agreed', message: 'expected 29945 CAD for CA:CAD' }] },
    });
  }
  const alberta = { ...hamilton, state: 'AB', postalCode: 'T2P 2M5' };
  expect((await pay(buyer, checkoutPath, { ...sent, address: alberta })).status).toBe(409);
  expect(await stockOf(item)).toBe(10);
  expect(await database.$count(payments, eq(payments.userId, buyer.id))).toBe(0);
});

test('what has changed in the cart since the review is a conflict', async () => {
  const buyer = await openBuyer();
  const { item, path } = await fill(buyer, 2, 2);
  const sent = await writeCheckout(buyer);
  const correction = { variantId: item, kind: 'corrected', change: -1, note: '' };
  await seller.call('POST', `${path}/stock`, correction);
  const short = await pay(buyer, checkoutPath, sent);
  expect(short).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'cart.items', message: 'Oak chair: too-many' }] },
  });
  await seller.call('POST', `${path}/deactivate`);
  expect((await pay(buyer, checkoutPath, sent)).body.fields[0].message).toBe('Oak chair: gone');
  await buyer.call('DELETE', cartPath);
  expect((await pay(buyer, checkoutPath, sent)).status).toBe(409);
});

test('another person’s card pays nothing', async () => {
  const [buyer, other] = [await openBuyer(), await openBuyer()];
  const { item } = await fill(buyer);
  const sent = { ...(await writeCheckout(buyer)), payment_method: other.card };
  expect((await pay(buyer, checkoutPath, sent)).status).toBe(404);
  expect(await stockOf(item)).toBe(10);
});

test('a declined card leaves an order that another card pays, with stock that is free meanwhile', async () => {
  const buyer = await openBuyer('pm_card_chargeCustomerFail');
  const { item } = await fill(buyer);
  const { status, body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    order: { state: 'FAILED', payments: [{ state: 'failed', declined: 'declined' }] },
    steps: [],
  });
  expect(await stockOf(item)).toBe(10);
  const { id } = body.order;
  expect((await buyer.call('GET', orderPath(id))).body.payments).toMatchObject([
    { state: 'failed', declined: 'declined' },
  ]);
  const again = { payment_method: buyer.card };
  expect((await pay(buyer, orderPath(id, '/payment'), again)).body.order.state).toBe('FAILED');
  const other = await saveCard(buyer);
  const paid = await pay(buyer, orderPath(id, '/payment'), { payment_method: other });
  expect(paid.body).toMatchObject({
    order: { id, state: 'PAID', payments: [{ declined: null }] },
    steps: [],
  });
  expect(await stockOf(item)).toBe(8);
});

test('where the bank asks, the order is open until its owner has answered, whoever comes first', async () => {
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const { item } = await fill(buyer);
  const { body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect(body).toMatchObject({ order: { state: 'OPEN' }, steps: [{ group: 'CA:CAD' }] });
  expect(await stockOf(item)).toBe(8);
  const [row] = await database.select().from(payments).where(eq(payments.userId, buyer.id));
  await answerBank(
    { id: row?.intentId ?? '', client_secret: body.steps[0].client_secret },
    'complete',
  );
  const finished = await Promise.all(
    Array.from({ length: 4 }, () => pay(buyer, orderPath(body.order.id, '/payment'), {})),
  );
  for (const one of finished) expect(one.body.order.state).toBe('PAID');
  expect(await stockOf(item)).toBe(8);
  expect(await mailsOf(buyer, 'order-paid')).toHaveLength(1);
});

test('an order that is cancelled frees its stock and fills the cart again', async () => {
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const { item } = await fill(buyer);
  const { body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  const cancelled = await buyer.call('DELETE', orderPath(body.order.id));
  expect(cancelled.body).toMatchObject({ state: 'CANCELLED', payments: [{ state: 'cancelled' }] });
  expect(await stockOf(item)).toBe(10);
  expect((await buyer.call('GET', cartPath)).body.items).toMatchObject([{ item, quantity: 2 }]);
  expect((await buyer.call('DELETE', orderPath(body.order.id))).status).toBe(409);
  const late = await pay(buyer, orderPath(body.order.id, '/payment'), {
    payment_method: buyer.card,
  });
  expect(late.status).toBe(409);
  expect((await buyer.call('GET', orderPath(body.order.id))).body.state).toBe('CANCELLED');
});

test('of two buyers of the last piece one has it, and the other pays nothing', async () => {
  const { item } = await offer(seller, shop, { stock: 1 });
  const buyers = [await openBuyer(), await openBuyer()];
  const sent: object[] = [];
  for (const buyer of buyers) {
    await buyer.call('POST', cartPath, { item, quantity: 1 });
    sent.push(await writeCheckout(buyer));
  }
  const answers = await Promise.all(
    buyers.map((buyer, at) => pay(buyer, checkoutPath, sent[at] ?? {})),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stockOf(item)).toBe(0);
  const loser = answers[0]?.status === 409 ? buyers[0] : buyers[1];
  expect(await database.$count(payments, eq(payments.userId, loser?.id ?? 0))).toBe(0);
});

test('a provider that does not answer leaves an order that the queue pays', async () => {
  const buyer = await openBuyer();
  await fill(buyer);
  const sent = await writeCheckout(buyer);
  await sandbox.control('faults', { kind: 'error', times: '20', path: '/v1/payment_intents' });
  const { status, body } = await pay(buyer, checkoutPath, sent);
  expect([status, body.order?.state]).toEqual([200, 'OPEN']);
  await sandbox.control('faults', {});
  await runWork();
  expect((await buyer.call('GET', orderPath(body.order.id))).body.state).toBe('PAID');
});

test('a shop closes once nothing is being paid there', async () => {
  const own = await openSelling();
  const { item } = await offer(own.seller, own.shop);
  const buyer = await openBuyer('pm_card_authenticationRequired');
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const { body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect((await own.seller.call('DELETE', shopPath(own.shop))).status).toBe(409);
  await buyer.call('DELETE', orderPath(body.order.id));
  expect((await own.seller.call('DELETE', shopPath(own.shop))).status).toBe(200);
});
