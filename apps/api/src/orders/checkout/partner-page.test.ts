import { writeOrderSubject } from '@boardwalk/sdk-core/orders/order-subject';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { hamilton, orderPath } from '../orders.fixture.ts';
import { confirmations, startPartnerBuyers } from './partner-buyer.fixture.ts';

const { openSelling, openBuyer, openPartnerBuyer, offer, saveCard } = await startPartnerBuyers();
const { seller, shop } = await openSelling();
const { item } = await offer(seller, shop, { stock: 1_000 });

test('a partner’s page orders what was confirmed on our own site, once, and shows where it goes', async () => {
  const { buyer, page, ask, order, decide } = await openPartnerBuyer(item);
  const { body: asked } = await ask();
  const { body: shown } = await buyer.call('GET', `${confirmations}/${asked.id}`);
  expect(shown).toMatchObject({
    kind: 'pay-order',
    about: expect.stringMatching(/^Rosa Lindqvist\n1 Main St W\nUnit 4\nHamilton ON L8P 1A1\nCA/),
    items: [expect.any(String)],
    parts: [{ name: expect.any(String), sentBy: 'Parcel', fetchedAt: null, note: '' }],
    amounts: [{ amount: 29_945, currency: 'CAD' }],
  });
  expect((await order(undefined)).status).toBe(403);
  expect((await order(asked.id)).status).toBe(409);
  await decide(asked.id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(asked.id)));
  const [placed, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(placed?.body.order.state).toBe('PAID');
  const { body: read } = await page.call('GET', orderPath(placed?.body.order.id));
  expect(read.state).toBe('PAID');
  const { body: listed } = await buyer.call('GET', '/api/v1/marketplace/order/');
  expect(listed.total).toBe(1);
});

test('the window shows each note in full, and an address only where something is sent', async () => {
  const { buyer, checkout, ask } = await openPartnerBuyer(item);
  const note = 'NEW ADDRESS, please send it to: Eve Thief, 9 Evil St';
  const [first] = checkout.shops;
  const show = async (changes: object) => {
    const { body } = await ask(changes);
    return (await buyer.call('GET', `${confirmations}/${body.id}`)).body;
  };
  expect((await show({ shops: [{ ...first, note }] })).parts).toMatchObject([{ note }]);
  const fetched = [{ ...first, delivery: { kind: 'pickup' }, note }];
  expect(await show({ shops: fetched })).toMatchObject({
    about: null,
    parts: [{ sentBy: null, fetchedAt: expect.stringContaining('Hamilton'), note }],
  });
});

test('another address, card, note or cart than was confirmed is not ordered', async () => {
  const { buyer, checkout, ask, order, decide } = await openPartnerBuyer(item);
  const { body: asked } = await ask();
  await decide(asked.id);
  const card = await saveCard(buyer, 'pm_card_mastercard');
  const [first] = checkout.shops;
  for (const changes of [
    { address: { ...hamilton, line1: '2 Main St W' } },
    { payment_method: card },
    { shops: [{ ...first, note: 'Leave it next door.' }] },
    { shops: [{ ...first, delivery: { kind: 'pickup' } }] },
  ]) {
    expect((await order(asked.id, changes)).status).toBe(409);
  }
  const other = await offer(seller, shop, { stock: 5 });
  await buyer.call('POST', cartPath, { item, quantity: 0 });
  await buyer.call('POST', cartPath, { item: other.item, quantity: 2 });
  // Other things of the same price.
  expect((await order(asked.id)).status).toBe(409);
  await buyer.call('POST', cartPath, { item: other.item, quantity: 0 });
  await buyer.call('POST', cartPath, { item, quantity: 2 });
  expect((await order(asked.id)).status).toBe(200);
});

test('a page can’t ask for what can’t be ordered', async () => {
  const { checkout, page, ask } = await openPartnerBuyer(item);
  const { payment_method: card } = await openBuyer().then(writeOther);
  expect((await ask({ payment_method: card })).status).toBe(404);
  expect((await ask({ shops: [] })).status).toBe(400);
  const typed = writeOrderSubject({ ...checkout, address: { ...hamilton, countryCode: 'CA' } });
  for (const subject of ['', '{}', typed]) {
    const { status } = await page.call('POST', confirmations, { kind: 'pay-order', subject });
    expect(status).toBe(400);
  }
});

const writeOther = (buyer: { readonly card: string }) => ({ payment_method: buyer.card });
