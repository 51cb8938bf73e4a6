import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { checkoutPath, hamilton, orderPath } from '../orders.fixture.ts';
import { agreedOn, quotesOf, startQuotes } from './quotes.fixture.ts';

const {
  signIn,
  delegate,
  openSelling,
  openBuyer,
  pay,
  writeCheckout,
  saveCard,
  fill,
  fillByQuote,
  request,
  openQuote,
  answer,
  accept,
  stockOf,
  mailsOf,
  chargedFor,
  expectNoFaults,
} = await startQuotes();

const maple = await openSelling();

/** Two chairs and their delivery, 13 % of HST on both. */
const total = Math.round((25_000 + 4_900) * 1.13);

test('a request is answered, accepted and paid: with taxes on delivery, an invoice, and mails to both', async () => {
  const { buyer, id, order, item } = await openQuote(maple);
  expect(order).toMatchObject({
    ...{ state: 'FUNDS_PENDING', address: { ...hamilton, postalCode: 'L8P 1A1' } },
    quote: { state: 'requested', price: null, answeredAt: null, note: '' },
    shops: [{ subtotal: 25_000, shipping: null, total: 25_000, taxes: [], note: 'Third floor.' }],
    payments: [{ state: 'quoted', amount: 25_000 }],
  });
  const { expiresAt, requestedAt } = order.quote;
  expect(Date.parse(expiresAt) - Date.parse(requestedAt)).toBe(72 * 3_600_000);
  // Nothing is reserved, and the cart has it no more.
  expect([await stockOf(item), (await buyer.call('GET', cartPath)).body.count]).toEqual([10, 0]);
  const [asked] = await mailsOf(maple.seller, 'quote-requested');
  expect(asked?.text).toContain('Hamilton, ON');
  const list = await maple.seller.call('GET', quotesOf(maple.shop));
  expect(list.body.results[0]).toMatchObject({
    ...{ id, state: 'requested', total: null, isPaid: false, buyerNote: 'Third floor.' },
    ...{ address: { recipient: 'Rosa Lindqvist' }, lines: [{ item, quantity: 2 }] },
  });

  const answered = await answer(maple, id);
  expect([answered.status, answered.body]).toMatchObject([
    200,
    { state: 'answered', price: 4_900, total },
  ]);
  const read = (await buyer.call('GET', orderPath(id))).body;
  expect(read).toMatchObject({
    state: 'FUNDS_PENDING',
    quote: { state: 'answered', price: 4_900, days: { from: 5, to: 9 }, note: 'By our own van.' },
    shops: [{ shipping: 4_900, total, taxes: [{ tax: 'hst', amount: total - 29_900 }] }],
    payments: [{ state: 'quoted', amount: total }],
  });
  const [mail] = await mailsOf(buyer, 'quote-answered');
  expect(mail?.text).toContain('$337.87');
  expect((await buyer.call('GET', orderPath(''))).body.results[0].quote.state).toBe('answered');

  const paid = await accept(buyer, id, total);
  expect(paid).toMatchObject({ status: 200, body: { steps: [], order: { state: 'PAID' } } });
  expect(paid.body.order.quote.state).toBe('accepted');
  expect(paid.body.order.shops[0].invoice.number).toMatch(/^\d{4}-\d{6}$/);
  expect(await stockOf(item)).toBe(8);
  expect(await mailsOf(buyer, 'order-paid')).toHaveLength(1);
  const after = await maple.seller.call('GET', quotesOf(maple.shop));
  expect(after.body.results.find((one: { id: string }) => one.id === id).isPaid).toBe(true);
  await expectNoFaults();
});

test('what can be sent without a quote is paid now, and hangs on nothing', async () => {
  const birch = await openSelling();
  const buyer = await openBuyer();
  await fillByQuote(buyer, maple);
  await fill(buyer, birch);
  const { body: requested } = await request(buyer, maple.shop);
  const cart = (await buyer.call('GET', cartPath)).body;
  expect(cart.shops.map(({ id }: { id: string }) => id)).toEqual([birch.shop]);
  const { body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect(body.order.state).toBe('PAID');
  expect((await buyer.call('GET', orderPath(requested.id))).body.state).toBe('FUNDS_PENDING');
});

test('a shop declines, and its buyer is told why; nothing of it can be answered or paid then', async () => {
  const { buyer, id } = await openQuote(maple);
  const declined = await answer(maple, id, { answer: 'decline', note: 'Too far for us.' });
  expect(declined.body).toMatchObject({ state: 'declined', address: null });
  expect((await buyer.call('GET', orderPath(id))).body).toMatchObject({
    state: 'CANCELLED',
    quote: { state: 'declined', note: 'Too far for us.' },
  });
  expect((await mailsOf(buyer, 'quote-declined'))[0]?.text).toContain('Too far for us.');
  expect((await answer(maple, id)).status).toBe(409);
  expect((await accept(buyer, id, total)).status).toBe(409);
});

test('its buyer cancels before and after the answer, and has the things in the cart again', async () => {
  for (const isAnswered of [false, true]) {
    const { buyer, id } = await openQuote(maple);
    if (isAnswered) await answer(maple, id);
    const { status, body } = await buyer.call('DELETE', orderPath(id));
    expect([status, body.state, body.quote.state]).toEqual([200, 'CANCELLED', 'withdrawn']);
    expect((await buyer.call('GET', cartPath)).body.count).toBe(2);
    expect((await answer(maple, id)).status).toBe(409);
    expect((await accept(buyer, id, total)).status).toBe(409);
  }
});

test('a price can be corrected until it is accepted, and the buyer pays what they have seen', async () => {
  const { buyer, id } = await openQuote(maple);
  await answer(maple, id);
  const cheaper = { answer: 'price', price: 0, days: null };
  expect((await answer(maple, id, cheaper)).body.total).toBe(28_250);
  const stale = await accept(buyer, id, total);
  expect(stale).toMatchObject({
    ...{ status: 409, body: { fields: [{ message: 'expected 28250 CAD' }] } },
  });
  expect((await accept(buyer, id, 28_250)).body.order.state).toBe('PAID');
  expect((await answer(maple, id)).status).toBe(409);
  expect((await buyer.call('GET', orderPath(id))).body.shops[0].total).toBe(28_250);
});

test('a card that is declined fails the order, and another one pays it for a day from then', async () => {
  const { buyer, id, item } = await openQuote(maple);
  await answer(maple, id);
  const declining = await saveCard(buyer, 'pm_card_chargeCustomerFail');
  const failed = await accept(buyer, id, total, { payment_method: declining });
  expect(failed.body).toMatchObject({
    order: { state: 'FAILED', payments: [{ key: 'CA:CAD', declined: 'declined' }] },
  });
  expect(await stockOf(item)).toBe(10);
  const paid = await pay(buyer, orderPath(id, '/payment'), { payment_method: buyer.card });
  expect(paid.body.order.state).toBe('PAID');
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  await expectNoFaults();
});

test('only what the shop has to be asked about can be requested, once', async () => {
  const buyer = await openBuyer();
  await fill(buyer, maple);
  expect((await request(buyer, maple.shop)).status).toBe(409);
  expect((await request(buyer, 'no-such-shop')).status).toBe(409);
  const { body } = await buyer.call('GET', cartPath);
  expect(body.count).toBe(2);
  expect((await request(await openBuyer(), maple.shop)).status).toBe(409);
});

test('the same key is one request, and two keys at once are one too', async () => {
  const buyer = await openBuyer();
  await fillByQuote(buyer, maple);
  const key = randomUUID();
  const first = await request(buyer, maple.shop, key);
  const again = await request(buyer, maple.shop, key);
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  await fillByQuote(buyer, maple);
  const both = await Promise.all([request(buyer, maple.shop), request(buyer, maple.shop)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a person has twenty requests at once at most', async () => {
  const buyer = await openBuyer();
  const shops = [maple, await openSelling()];
  for (let count = 0; count < 20; count += 1) {
    const selling = shops[count % 2] ?? maple;
    await fillByQuote(buyer, selling);
    expect((await request(buyer, selling.shop)).status).toBe(200);
  }
  await fillByQuote(buyer, maple);
  const { status } = await request(buyer, maple.shop);
  expect([409, 429]).toContain(status);
}, 120_000);

test('those who may write a shop answer, those who may read it see, and all others have nothing', async () => {
  const { buyer, id } = await openQuote(maple);
  const [reader, writer, stranger] = [await signIn(), await signIn(), await signIn()];
  await delegate(reader.id, maple.shop, 'read');
  await delegate(writer.id, maple.shop, 'read', 'write');
  const price = { answer: 'price', price: 100, days: null };
  for (const person of [buyer, stranger]) {
    expect((await person.call('GET', quotesOf(maple.shop))).status).toBe(404);
    expect((await person.call('POST', quotesOf(maple.shop, id), price)).status).toBe(403);
  }
  expect((await reader.call('GET', quotesOf(maple.shop))).status).toBe(200);
  expect((await reader.call('POST', quotesOf(maple.shop, id), price)).status).toBe(403);
  expect((await writer.call('POST', quotesOf(maple.shop, id), price)).status).toBe(200);
  const next = await openQuote(maple);
  expect(await mailsOf(writer, 'quote-requested')).toHaveLength(1);
  expect(await mailsOf(reader, 'quote-requested')).toHaveLength(0);
  // Nobody else accepts, cancels or reads it.
  const card = await saveCard(stranger);
  const foreign = { payment_method: card, agreed: agreedOn(1) };
  expect((await pay(stranger, orderPath(next.id, '/quote'), foreign)).status).toBe(404);
  expect((await stranger.call('DELETE', orderPath(next.id))).status).toBe(404);
});
