import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { products } from '../../shops/products/tables.ts';
import { checkoutPath, orderPath } from '../orders.fixture.ts';
import { suspensionPath } from '../scenarios/scenarios.fixture.ts';
import { orders } from '../tables.ts';
import { agreedOn, quotedPrice, quotesOf, startQuotes } from './quotes.fixture.ts';
import { orderQuotes } from './tables.ts';

const started = await startQuotes();
const { database, openSelling, openBuyer, openQuote, answer, accept, pay, request } = started;
const { fill, fillByQuote, signIn, delegate, saveCard, mailsOf, paymentsOf } = started;
const { writeCheckout, expectNoFaults } = started;

const maple = await openSelling();
const chief = await signIn(['administrators']);
const total = 33_787;

type Person = Awaited<ReturnType<typeof signIn>>;

async function findListed(person: Pick<Person, 'call'>, shop: string, id: string) {
  const { results } = (await person.call('GET', `${quotesOf(shop)}?size=100`)).body;
  return results.find((one: { id: string }) => one.id === id);
}

const setShipping = (id: string, shippingSupport: 'PICKUP_ONLY' | 'INCLUDED') =>
  database.update(products).set({ shippingSupport }).where(eq(products.id, id));

const suspend = (shop: string, reason: string | null) =>
  chief.call('PUT', suspensionPath(shop), { reason });

test('what was requested to be sent is not answered as something to be fetched', async () => {
  const { buyer, id, product } = await openQuote(maple);
  await setShipping(product, 'PICKUP_ONLY');
  const refused = await answer(maple, id);
  expect([refused.status, refused.body.detail]).toMatchObject([409, /picked up now/]);
  expect(await mailsOf(buyer, 'quote-answered')).toEqual([]);
  await setShipping(product, 'INCLUDED');
  expect((await answer(maple, id)).body.total).toBe(total);
});

test('one of two things that is only fetched by now is no delivery of both', async () => {
  const buyer = await openBuyer();
  await fillByQuote(buyer, maple);
  const { product } = await fill(buyer, maple);
  const { id } = (await request(buyer, maple.shop)).body;
  await setShipping(product, 'PICKUP_ONLY');
  expect((await answer(maple, id)).status).toBe(409);
  expect((await answer(maple, id, { answer: 'decline' })).status).toBe(200);
});

test('a price is accepted for the address that its buyer has seen, and for no other one', async () => {
  const { buyer, id } = await openQuote(maple);
  await answer(maple, id);
  const { address, ...sum } = agreedOn(total);
  const elsewhere = { ...sum, address: { ...address, line1: '666 King St E' } };
  const refused = await accept(buyer, id, total, { agreed: elsewhere });
  expect(refused).toMatchObject({
    ...{ status: 409, body: { fields: [{ path: 'body.agreed.address' }] } },
  });
  expect((await accept(buyer, id, total, { agreed: sum })).status).toBe(400);
  expect(await paymentsOf(buyer)).toEqual([]);
  expect((await accept(buyer, id, total)).body.order.state).toBe('PAID');
});

test('a suspended shop names no price, and reads nothing of those who wait for it', async () => {
  const birch = await openSelling();
  const { buyer, id } = await openQuote(birch);
  await suspend(birch.shop, 'Fraud');
  expect((await answer(birch, id)).status).toBe(409);
  expect(await findListed(birch.seller, birch.shop, id)).toMatchObject({
    ...{ state: 'requested', address: null, place: null, buyerNote: '' },
  });
  expect(await mailsOf(buyer, 'quote-answered')).toEqual([]);
  await suspend(birch.shop, null);
  expect((await findListed(birch.seller, birch.shop, id)).address.line1).toBe('1 Main St W');
  expect((await answer(birch, id)).status).toBe(200);
  await suspend(birch.shop, 'Fraud');
  expect((await answer(birch, id, { answer: 'decline' })).status).toBe(200);
});

test('nobody sells while their account is disabled: no offer, no order, no price, no other card', async () => {
  const birch = await openSelling();
  const quoted = await openQuote(birch);
  await answer(birch, quoted.id);
  const declined = await openBuyer('pm_card_chargeCustomerFail');
  await fill(declined, birch);
  const failed = (await started.order(declined)).body.order.id;
  const buyer = await openBuyer();
  const { item } = await fill(buyer, birch);
  const checkout = await writeCheckout(buyer);
  const change = (state: 'active' | 'disabled') =>
    database.update(users).set({ state }).where(eq(users.id, birch.seller.id));
  await change('disabled');
  const offers = await buyer.call('GET', `${cartPath}offers?items=${item}`);
  expect(offers.body.items).toEqual([]);
  expect((await buyer.call('GET', cartPath)).body.shops[0].state).toBe('closed');
  expect((await pay(buyer, checkoutPath, checkout)).status).toBe(409);
  expect((await accept(quoted.buyer, quoted.id, total)).status).toBe(409);
  const other = { payment_method: await saveCard(declined) };
  expect((await pay(declined, orderPath(failed, '/payment'), other)).status).toBe(409);
  for (const one of [buyer, quoted.buyer]) expect(await paymentsOf(one)).toEqual([]);
  await change('active');
  expect((await pay(buyer, checkoutPath, checkout)).body.order.state).toBe('PAID');
  expect((await accept(quoted.buyer, quoted.id, total)).body.order.state).toBe('PAID');
});

test('address and note leave the shop once nothing comes of an accepted price', async () => {
  const { buyer, id } = await openQuote(maple);
  await answer(maple, id);
  const declining = await saveCard(buyer, 'pm_card_chargeCustomerFail');
  const failed = await accept(buyer, id, total, { payment_method: declining });
  expect(failed.body.order.state).toBe('FAILED');
  // Another card may still pay it.
  const waiting = await findListed(maple.seller, maple.shop, id);
  expect(waiting).toMatchObject({ address: { line1: '1 Main St W' }, buyerNote: 'Third floor.' });
  const gone = { state: 'accepted', address: null, place: null, buyerNote: '' };
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  const accepted = (hours: number) =>
    database
      .update(orderQuotes)
      .set({ acceptedAt: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(orderQuotes.orderKey, row?.key ?? 0));
  await accepted(25);
  expect(await findListed(maple.seller, maple.shop, id)).toMatchObject(gone);
  await accepted(1);
  await buyer.call('DELETE', orderPath(id));
  expect(await findListed(maple.seller, maple.shop, id)).toMatchObject(gone);
});

test('what was cancelled after a declined card is neither accepted nor paid again', async () => {
  const { buyer, id } = await openQuote(maple);
  await answer(maple, id);
  const declining = await saveCard(buyer, 'pm_card_chargeCustomerFail');
  await accept(buyer, id, total, { payment_method: declining });
  await buyer.call('DELETE', orderPath(id));
  expect((await accept(buyer, id, total)).status).toBe(409);
  const again = { payment_method: buyer.card };
  expect((await pay(buyer, orderPath(id, '/payment'), again)).status).toBe(409);
  expect(await paymentsOf(buyer)).toHaveLength(1);
  await expectNoFaults();
});

test('who only reads a shop learns where about it would go; who answers learns all of it', async () => {
  const { id } = await openQuote(maple);
  const [reader, writer] = [await signIn(), await signIn()];
  await delegate(reader.id, maple.shop, 'read', 'create');
  await delegate(writer.id, maple.shop, 'read', 'write');
  const place = { city: 'Hamilton', state: 'ON', postalCode: 'L8P 1A1', countryCode: 'CA' };
  expect(await findListed(reader, maple.shop, id)).toMatchObject({ address: null, place });
  for (const person of [writer, maple.seller]) {
    const found = await findListed(person, maple.shop, id);
    expect(found).toMatchObject({ address: { line1: '1 Main St W' }, place });
  }
});

test('requests of a day have an end at each shop, and what is cancelled at once mails nobody', async () => {
  const birch = await openSelling();
  const buyer = await openBuyer();
  for (let count = 0; count < 10; count += 1) {
    await fillByQuote(buyer, birch);
    const { status, body } = await request(buyer, birch.shop);
    expect(status).toBe(200);
    expect((await buyer.call('DELETE', orderPath(body.id))).status).toBe(200);
  }
  expect(await mailsOf(birch.seller, 'quote-requested')).toEqual([]);
  expect(await mailsOf(buyer, 'quote-receipt')).toEqual([]);
  const refused = await request(buyer, birch.shop);
  expect([refused.status, refused.body.detail]).toMatchObject([409, /tomorrow/]);
  // Others, and other shops, go on.
  expect((await openQuote(birch)).id).toMatch(/\w/);
  await fillByQuote(buyer, maple);
  expect((await request(buyer, maple.shop)).status).toBe(200);
}, 120_000);

test('a price is corrected five times at most, and mails that are not sent yet are one', async () => {
  const { buyer, id } = await openQuote(maple);
  for (let price = 0; price < 6; price += 1) {
    const { status } = await answer(maple, id, { ...quotedPrice, price: 4_900 + price });
    expect(status).toBe(200);
  }
  const [mail, ...others] = await mailsOf(buyer, 'quote-answered');
  expect([mail?.text.includes('$49.05'), others]).toEqual([true, []]);
  expect((await answer(maple, id)).status).toBe(409);
  expect((await answer(maple, id, { answer: 'decline' })).status).toBe(200);
  expect(await mailsOf(buyer, 'quote-answered')).toEqual([]);
});

test('its buyer has a receipt of the request, and the shop an address without an empty way', async () => {
  const { buyer, id } = await openQuote(maple);
  const [receipt] = await mailsOf(buyer, 'quote-receipt');
  expect(receipt?.text).toContain('Hamilton, ON');
  expect(receipt?.subject).toContain(id);
  await answer(maple, id);
  const [answered] = await mailsOf(buyer, 'quote-answered');
  expect(answered?.text).toContain('5–9');
  await accept(buyer, id, total);
  const sold = (await mailsOf(maple.seller, 'order-received')).find(({ subject }) =>
    subject.includes(id),
  );
  expect(sold?.text).toContain('Send it to:');
  expect(sold?.text).not.toMatch(/ {2}to:/);
});
