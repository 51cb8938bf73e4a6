import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { payments } from '../../billing/tables.ts';
import { productVariants } from '../../shops/products/tables.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { koalaAccount, orderPath } from '../orders.fixture.ts';
import { agreedOn, quotedPrice, quotesOf, startQuotes } from './quotes.fixture.ts';

const {
  database,
  openSelling,
  openKoala,
  openBuyer,
  pay,
  fillByQuote,
  request,
  openQuote,
  answer,
  accept,
  runOut,
  runJob,
  stockOf,
  mailsOf,
  paymentsOf,
  saveCard,
  chargedFor,
  expectNoFaults,
} = await startQuotes();

const maple = await openSelling();
const total = 33_787;

test('after its end nobody answers or accepts, and the job says so by mail, once', async () => {
  const [asked, answered] = [await openQuote(maple), await openQuote(maple)];
  await answer(maple, answered.id);
  await runOut(asked.id);
  await runOut(answered.id);
  // The job has not come by yet.
  const early = (await answered.buyer.call('GET', orderPath(answered.id))).body;
  expect([early.state, early.quote.state]).toEqual(['CANCELLED', 'expired']);
  const late = await answer(maple, asked.id);
  expect([late.status, late.body.detail ?? late.body.message]).toMatchObject([409, /expired/]);
  expect((await accept(answered.buyer, answered.id, total)).status).toBe(409);
  expect(await runJob('end-quotes')).toBe(2);
  expect(await runJob('end-quotes')).toBe(0);
  for (const { buyer, id } of [asked, answered]) {
    const { body } = await buyer.call('GET', orderPath(id));
    expect([body.state, body.quote.state]).toEqual(['CANCELLED', 'expired']);
    expect(await mailsOf(buyer, 'quote-expired')).toHaveLength(1);
    expect((await answer(maple, id)).status).toBe(409);
    expect((await buyer.call('DELETE', orderPath(id))).status).toBe(409);
    expect(await paymentsOf(buyer)).toEqual([]);
  }
  await expectNoFaults();
});

test.each([
  ['negative', { ...quotedPrice, price: -1 }],
  ['of a thousand million', { ...quotedPrice, price: 1_000_000_000 }],
  ['with parts of a cent', { ...quotedPrice, price: 10.5 }],
  ['as a text', { ...quotedPrice, price: '4900' }],
  ['none', { answer: 'price', days: null }],
  ['with days that go backwards', { ...quotedPrice, days: { from: 9, to: 5 } }],
  ['with a note that is too long', { ...quotedPrice, note: 'a'.repeat(501) }],
])('a price %s is refused', async (_, body) => {
  const { id } = await openQuote(maple);
  expect((await answer(maple, id, body)).status).toBe(400);
  expect((await answer(maple, id)).status).toBe(200);
});

test('a sum that no card can pay is refused before its buyer sees it', async () => {
  const { buyer, id } = await openQuote(maple);
  const { status } = await answer(maple, id, { ...quotedPrice, price: 86_000_000 });
  expect(status).toBe(200);
  const dear = await openSelling();
  const price = 45_000_000;
  const item = await fillByQuote(buyer, dear);
  await database.update(productVariants).set({ price }).where(eq(productVariants.id, item.item));
  await buyer.call('POST', '/api/v1/marketplace/cart/', { item: item.item, quantity: 2, price });
  const { body } = await request(buyer, dear.shop);
  const refused = await answer(dear, body.id, { ...quotedPrice, price: 86_000_000 });
  expect(refused.status).toBe(409);
  expect((await buyer.call('GET', orderPath(body.id))).body.quote.state).toBe('requested');
});

test('accepted by two tabs at once, and again later, it is charged once', async () => {
  const { buyer, id, item } = await openQuote(maple);
  await answer(maple, id);
  const both = await Promise.all([1, 2, 3].map(() => accept(buyer, id, total)));
  for (const { status } of both) expect(status).toBe(200);
  expect((await accept(buyer, id, total)).status).toBe(200);
  expect(await paymentsOf(buyer)).toHaveLength(1);
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  expect(await stockOf(item)).toBe(8);
  expect((await buyer.call('DELETE', orderPath(id))).status).toBe(409);
  await expectNoFaults();
});

test('answered and withdrawn, or corrected and accepted, at once: one of both happens whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { buyer, id } = await openQuote(maple);
    await answer(maple, id);
    const [corrected, accepted] = await Promise.all([
      answer(maple, id, { ...quotedPrice, price: 9_900 }),
      accept(buyer, id, total),
    ]);
    expect([corrected.status, accepted.status].sort()).toEqual([200, 409]);
    const { body } = await buyer.call('GET', orderPath(id));
    expect(body.state).toBe(accepted.status === 200 ? 'PAID' : 'FUNDS_PENDING');
    const other = await openQuote(maple);
    const withdrawn = await Promise.all([
      answer(maple, other.id),
      other.buyer.call('DELETE', orderPath(other.id)),
    ]);
    expect(withdrawn[1].status).toBe(200);
    expect((await accept(other.buyer, other.id, total)).status).toBe(409);
  }
  await expectNoFaults();
});

test('before the answer nothing can be accepted, for whatever sum', async () => {
  const { buyer, id } = await openQuote(maple);
  for (const amount of [25_000, total, 0]) {
    expect((await accept(buyer, id, amount)).status).toBe(409);
  }
  expect((await accept(buyer, id, 25_000, { agreed: agreedOn(25_000, 'USD') })).status).toBe(409);
  expect(
    (await pay(buyer, orderPath(id, '/payment'), { payment_method: buyer.card })).body.order,
  ).toMatchObject({ state: 'FUNDS_PENDING', payments: [{ state: 'quoted' }] });
  expect(await paymentsOf(buyer)).toEqual([]);
});

test('who comes first has the pieces: they are not reserved until the price is accepted', async () => {
  const [one, other] = [await openQuote(maple, 2), await openBuyer()];
  await answer(maple, one.id);
  await other.call('POST', '/api/v1/marketplace/cart/', { item: one.item, quantity: 2 });
  const { body } = await request(other, maple.shop);
  await answer(maple, body.id);
  const both = await Promise.all([accept(one.buyer, one.id, total), accept(other, body.id, total)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stockOf(one.item)).toBe(0);
  const late = both[0].status === 200 ? { buyer: other, id: body.id } : one;
  // It can still be accepted once there are pieces again.
  expect((await late.buyer.call('GET', orderPath(late.id))).body.quote.state).toBe('answered');
  expect(await paymentsOf(late.buyer)).toEqual([]);
  await expectNoFaults();
});

test('a product that is sold no more, or a shop that has closed, takes no money', async () => {
  const birch = await openSelling();
  const [gone, closed] = [await openQuote(birch), await openQuote(birch)];
  await answer(birch, gone.id);
  await answer(birch, closed.id);
  await birch.seller.call('POST', `${gone.path}/deactivate`);
  expect((await accept(gone.buyer, gone.id, total)).status).toBe(409);
  expect((await birch.seller.call('DELETE', shopPath(birch.shop))).status).toBe(200);
  expect((await accept(closed.buyer, closed.id, total)).status).toBe(409);
  expect((await answer(birch, closed.id)).status).not.toBe(200);
  await runJob('end-quotes');
  const { body } = await closed.buyer.call('GET', orderPath(closed.id));
  expect([body.state, body.quote.state]).toEqual(['CANCELLED', 'declined']);
  expect(await mailsOf(closed.buyer, 'quote-declined')).toHaveLength(1);
  expect(await paymentsOf(closed.buyer)).toEqual([]);
});

test('a request of another shop is none of this one', async () => {
  const birch = await openSelling();
  const { id } = await openQuote(maple);
  expect((await answer(birch, id)).status).toBe(404);
  const list = await birch.seller.call('GET', quotesOf(birch.shop));
  expect(list.body).toEqual({ results: [], total: 0 });
});

test('an Australian shop is charged on its own account, also after a declined card', async () => {
  const koala = await openKoala();
  const { buyer, id } = await openQuote(koala);
  const { body } = await answer(koala, id);
  expect(body).toMatchObject({ currency: 'AUD', total: 29_900 });
  const agreed = agreedOn(29_900, 'AUD');
  const declining = await saveCard(buyer, 'pm_card_chargeCustomerFail');
  const failed = await accept(buyer, id, 29_900, { agreed, payment_method: declining });
  expect(failed.body.order.state).toBe('FAILED');
  const paid = await pay(buyer, orderPath(id, '/payment'), { payment_method: buyer.card });
  expect(paid.body.order.state).toBe('PAID');
  const rows = await database.select().from(payments).where(eq(payments.userId, buyer.id));
  expect(rows.map((row) => [row.accountId, row.amount])).toEqual([
    [koalaAccount, 29_900],
    [koalaAccount, 29_900],
  ]);
});

test('who closes their account withdraws what they have requested', async () => {
  const { buyer, id } = await openQuote(maple);
  const { status } = await buyer.call('POST', '/api/v1/user/delete', { password });
  expect(status).toBe(200);
  const list = `${quotesOf(maple.shop)}?size=100`;
  const { results } = (await maple.seller.call('GET', list)).body;
  const found = results.find((one: { id: string }) => one.id === id);
  expect(found).toMatchObject({ state: 'withdrawn', address: null, buyerNote: '' });
  expect((await answer(maple, id)).status).toBe(409);
});
