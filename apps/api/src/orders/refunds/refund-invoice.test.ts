import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { password } from '../../account/account.fixture.ts';
import { paymentRefunds } from '../../billing/tables.ts';
import { findBalances } from '../../ledger/find-balances.ts';
import { shops } from '../../shops/tables.ts';
import { startFulfilment, writeParcel } from '../fulfilment/fulfilment.fixture.ts';
import { orderPath } from '../orders.fixture.ts';
import { ordersData } from '../orders-data.ts';

const started = await startFulfilment();
const { database, sandbox, sell, signIn, runWork, mailsOf, stockOf, deliver, eventsOf } = started;

type Sold = Awaited<ReturnType<typeof sell>>;

const refundPath = (invoice: string, more = '') =>
  `/api/v1/marketplace/invoice/${invoice}/refund${more}`;

interface Refunding {
  readonly seller: Pick<Sold['seller'], 'call'>;
  readonly invoice: string;
}

/** Sends a refund of a sold invoice, under a key of its own. */
function refund({ seller, invoice }: Refunding, body?: object) {
  const key = { 'idempotency-key': crypto.randomUUID() };
  return seller.call('POST', refundPath(invoice), body, key);
}

const preview = ({ seller, invoice }: Refunding, body?: object) =>
  seller.call('POST', refundPath(invoice, '/preview'), body);

async function payableOf(shop: string): Promise<number> {
  const [row] = await database.select().from(shops).where(eq(shops.id, shop));
  const [balance] = await findBalances(database, row?.key ?? 0);
  return balance?.payable.amount ?? 0;
}

const readOf = async ({ seller, invoice }: Sold) =>
  (await seller.call('GET', refundPath(invoice, 's'))).body;

/** The events of the provider about an order arrive. */
async function hear({ orderId }: Sold): Promise<void> {
  await deliver(await eventsOf(orderId));
  await runWork();
}

test('a line goes back as its preview says, its buyer has a mail, and the ledger has it', async () => {
  const sold = await sell();
  const body = { lines: [{ item: sold.chair.item, quantity: 1 }] };
  const before = await payableOf(sold.shop);
  const { body: sums, status } = await preview(sold, body);
  expect([status, sums.buyer]).toEqual([200, { amount: 14_125, currency: 'CAD' }]);
  expect(await payableOf(sold.shop)).toBe(before);
  const requested = await refund(sold, {
    ...body,
    reason: 'A scratch',
    expected: sums.buyer.amount,
  });
  expect([requested.status, requested.body.refunds]).toMatchObject([
    200,
    [{ state: 'requested', amount: sums.buyer, reason: 'A scratch' }],
  ]);
  await runWork();
  expect((await readOf(sold)).refunds).toMatchObject([
    { state: 'succeeded', lines: [{ item: sold.chair.item, quantity: 1 }] },
  ]);
  expect(before - (await payableOf(sold.shop))).toBe(sums.shop.amount);
  const [mail] = await mailsOf(sold.buyer, 'invoice-refunded');
  expect(mail?.text).toContain('$141.25');
  expect(mail?.text).toContain('A scratch');
  const order = await sold.buyer.call('GET', orderPath(sold.orderId));
  expect(order.body.state).toBe('PAID');
});

test('without a body all that is left goes back, and nothing reads as paid', async () => {
  const sold = await sell();
  await refund(sold, { shipping: 500 });
  await runWork();
  const { body } = await sold.seller.call('GET', `/api/v1/marketplace/invoice/${sold.invoice}`);
  const rest = await refund(sold);
  expect(rest.status).toBe(200);
  await runWork();
  const { refunds, refundable } = await readOf(sold);
  const returned = refunds.reduce((sum: number, one: Returned) => sum + one.amount.amount, 0);
  expect(returned).toBe(body.invoice.total.amount);
  expect(refundable).toMatchObject({ left: { amount: 0 }, hold: 'returned' });
  expect(await payableOf(sold.shop)).toBe(0);
  const order = await sold.buyer.call('GET', orderPath(sold.orderId));
  expect(order.body).toMatchObject({ state: 'CANCELLED', payments: [{ state: 'refunded' }] });
  expect((await refund(sold)).status).toBe(409);
});

interface Returned {
  readonly amount: { readonly amount: number };
}

test('two who refund all of it at once refund it once', async () => {
  const sold = await sell();
  const answers = await Promise.all([refund(sold), refund(sold), refund(sold)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await runWork();
  expect((await readOf(sold)).refunds).toHaveLength(1);
});

test('another sum than was looked at is a conflict, and moves nothing', async () => {
  const sold = await sell();
  const answer = await refund(sold, { amount: 1_000, expected: 999 });
  expect(answer.status).toBe(409);
  expect((await readOf(sold)).refunds).toEqual([]);
});

test('more than is left is invalid, by its field', async () => {
  const sold = await sell();
  const named = [
    [{ lines: [{ item: sold.chair.item, quantity: 4 }] }, 'body.lines.0.quantity'],
    [{ shipping: 86_000_000 }, 'body.shipping'],
    [{ amount: 86_000_000 }, 'body.amount'],
    [{ lines: [{ item: 1, quantity: 1 }] }, 'body.lines.0.item'],
  ] as const;
  for (const [body, path] of named) {
    for (const send of [refund, preview]) {
      expect(await send(sold, body)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    }
  }
  expect((await refund(sold, { lines: [] })).status).toBe(409);
});

test('pieces that were refunded are not sent any more, unless the shop sends them all the same', async () => {
  const sold = await sell();
  const { chair, lamp } = sold;
  await refund(sold, { lines: [{ item: chair.item, quantity: 2 }], restock: true });
  const stock = await stockOf(chair.item);
  const tooMany = await sold.seller.call(
    'POST',
    sold.at('parcels'),
    writeParcel(sold.pieces(2, 2)),
  );
  expect(tooMany.status).toBe(409);
  await refund(sold, { lines: [{ item: lamp.item, quantity: 1 }], willSend: true });
  const sent = await sold.seller.call('POST', sold.at('parcels'), writeParcel(sold.pieces(1, 2)));
  expect([sent.status, sent.body.state]).toEqual([200, 'sent']);
  expect(stock).toBe(9);
});

test('what was refunded before any of it was sent is cancelled, and waits for nobody', async () => {
  const sold = await sell();
  const { chair, lamp } = sold;
  const lines = [
    { item: chair.item, quantity: 3 },
    { item: lamp.item, quantity: 2 },
  ];
  await refund(sold, { lines });
  const read = await sold.seller.call('GET', sold.at('fulfilment'));
  expect(read.body.state).toBe('cancelled');
});

test('a refund that waits for a bank is pending, and is no refund once it failed', async () => {
  const sold = await sell({ card: 'pm_card_pendingRefund' });
  const before = await payableOf(sold.shop);
  await refund(sold, { amount: 2_000 });
  await runWork();
  expect((await readOf(sold)).refunds).toMatchObject([{ state: 'pending', settledAt: null }]);
  expect(await payableOf(sold.shop)).toBe(before);
  expect(await mailsOf(sold.buyer, 'invoice-refunded')).toEqual([]);
  const [row] = await database
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'pending'));
  await sandbox.control('refund', { refund: row?.refundId ?? '', status: 'failed' });
  await hear(sold);
  const { refunds, refundable } = await readOf(sold);
  expect(refunds).toMatchObject([{ state: 'failed' }]);
  expect(await payableOf(sold.shop)).toBe(before);
  const [mail] = await mailsOf(sold.seller, 'refund-returned');
  expect(mail?.text).toContain('$20.00');
  const { body } = await sold.seller.call('GET', `/api/v1/marketplace/invoice/${sold.invoice}`);
  expect(refundable.left).toEqual(body.invoice.total);
});

test('what a bank returns after it had arrived is with the shop again', async () => {
  const sold = await sell({ card: 'pm_card_refundFail' });
  const before = await payableOf(sold.shop);
  await refund(sold, { amount: 2_000 });
  await runWork();
  expect(await payableOf(sold.shop)).toBeLessThan(before);
  const { refunds } = await readOf(sold);
  const [row] = await database
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, refunds[0].id));
  await sandbox.control('refund', { refund: row?.refundId ?? '', status: 'failed' });
  await hear(sold);
  await hear(sold);
  expect(await payableOf(sold.shop)).toBe(before);
  expect((await refund(sold)).status).toBe(200);
});

test('while its buyer disputes the payment nothing is refunded', async () => {
  const sold = await sell({ card: 'pm_card_createDispute' });
  await hear(sold);
  const answer = await refund(sold, { amount: 100 });
  expect([answer.status, answer.body.detail]).toEqual([
    409,
    expect.stringContaining('disputes this payment'),
  ]);
  expect((await readOf(sold)).refundable.hold).toBe('disputed');
});

test('who may not look after its money refunds nothing', async () => {
  const sold = await sell();
  const [writer, treasurer, stranger] = [await signIn(), await signIn(), await signIn()];
  const thing = `/api/v1/shop/${sold.shop}`;
  await share(sold.seller, { to: writer, thing, permissions: ['write'] });
  await share(sold.seller, { to: treasurer, thing, permissions: ['administration'] });
  const as = (seller: typeof stranger) => refund({ ...sold, seller }, { amount: 100 });
  expect((await as(stranger)).status).toBe(404);
  expect((await as(sold.buyer)).status).toBe(403);
  expect((await as(writer)).status).toBe(403);
  expect((await as(treasurer)).status).toBe(200);
  const read = await sold.buyer.call('GET', refundPath(sold.invoice, 's'));
  expect(read.body).toMatchObject({ refunds: [{ amount: { amount: 100 } }], refundable: null });
});

test('a buyer who leaves takes the reason with them, and the books stay', async () => {
  const sold = await sell();
  await refund(sold, { amount: 500, reason: 'For Rosa, whose door was shut' });
  await runWork();
  const own = await ordersData.collect(database, sold.buyer.id, started.server.platform);
  expect(JSON.stringify(own)).toContain('whose door was shut');
  const leaving = await sold.buyer.call('POST', '/api/v1/user/delete', { password });
  expect(leaving.status).toBe(200);
  expect((await readOf(sold)).refunds).toMatchObject([{ reason: '', amount: { amount: 500 } }]);
});

test('under one key a refund is sent once', async () => {
  const sold = await sell();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const send = () => sold.seller.call('POST', refundPath(sold.invoice), { amount: 500 }, key);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  await runWork();
  expect((await readOf(sold)).refunds).toHaveLength(1);
});
