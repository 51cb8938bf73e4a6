import { writeRetrySubject } from '@boardwalk/sdk-core/orders/retry-subject';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { payments } from '../../billing/tables.ts';
import { shops } from '../../shops/tables.ts';
import { orderPath } from '../orders.fixture.ts';
import { orderGroups, orders } from '../tables.ts';
import { confirmations, startPartnerBuyers } from './partner-buyer.fixture.ts';

const started = await startPartnerBuyers();
const { database, openSelling, openPartnerBuyer, openPartnerPage, openBuyer, offer } = started;
const { pay, saveCard } = started;
const minuteMs = 60_000;

const { seller, shop } = await openSelling();
const { item } = await offer(seller, shop, { stock: 1_000 });

type Page = Awaited<ReturnType<typeof openPartnerPage>>;

afterEach(() => {
  vi.useRealTimers();
});

function waitFor(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minuteMs });
}

/** Somebody whose first card was declined on a partner's page, with another card. */
async function openDeclined(of = item) {
  const opened = await openPartnerBuyer(of, { card: 'pm_card_chargeCustomerFail' });
  const { buyer, page, ask, order, decide } = opened;
  const asked = await ask();
  await decide(asked.body.id);
  const { body } = await order(asked.body.id);
  if (body.order.state !== 'FAILED') throw new Error('The card was not declined.');
  const id: string = body.order.id;
  const card = await saveCard(buyer, 'pm_card_visa');

  const askAgain = ({ of = id, by = card, on = page }: AskedAgain = {}) =>
    on.call('POST', confirmations, {
      kind: 'pay-order',
      subject: writeRetrySubject({ orderId: of, payment_method: by }),
    });
  const retry = (confirmation: string | undefined, { of = id, by = card, on = page } = {}) =>
    pay(on, orderPath(of, '/payment'), {
      payment_method: by,
      ...(confirmation && { confirmation }),
    });
  /** Asks, and has it confirmed. */
  async function confirmAgain(facts: AskedAgain = {}): Promise<string> {
    const again = await askAgain(facts);
    if (again.status !== 200) throw new Error(`It was not asked for: ${again.status}.`);
    await decide(again.body.id);
    return again.body.id;
  }
  const state = async () => (await page.call('GET', orderPath(id))).body.state;
  return { ...opened, id, card, askAgain, retry, confirmAgain, state };
}

interface AskedAgain {
  readonly of?: string;
  readonly by?: string;
  readonly on?: Page;
}

test('another card pays on a partner’s page what was confirmed on our own site, once', async () => {
  const { buyer, askAgain, retry, decide } = await openDeclined();
  const { body: asked } = await askAgain();
  const { body: shown } = await buyer.call('GET', `${confirmations}/${asked.id}`);
  expect(shown).toMatchObject({
    kind: 'pay-order',
    about: 'Rosa Lindqvist\n1 Main St W\nUnit 4\nHamilton ON L8P 1A1\nCA',
    items: [expect.any(String)],
    amounts: [{ amount: 29_945, currency: 'CAD' }],
  });
  expect((await retry(undefined)).status).toBe(403);
  expect((await retry(asked.id)).status).toBe(409);
  await decide(asked.id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => retry(asked.id)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.some(({ body }) => body.order.state === 'PAID')).toBe(true);
  const rows = await database.select().from(payments).where(eq(payments.userId, buyer.id));
  expect(rows.map(({ state }) => state).sort()).toEqual(['failed', 'paid']);
});

test('a confirmation that was spent tries no card again', async () => {
  const { buyer, askAgain, confirmAgain, retry, state } = await openDeclined();
  const declining = await saveCard(buyer, 'pm_card_chargeCustomerFail');
  const spent = await confirmAgain({ by: declining });
  const { body } = await retry(spent, { by: declining });
  expect(body).toMatchObject({
    order: { state: 'FAILED', payments: [{ declined: 'declined' }] },
  });
  expect((await retry(spent, { by: declining })).status).toBe(409);
  expect(await state()).toBe('FAILED');
  // It can be confirmed once more.
  expect((await askAgain({ by: declining })).status).toBe(200);
});

test('no other order, card or kind of payment is paid by it', async () => {
  const { id, buyer, checkout, order, confirmAgain, retry, state } = await openDeclined();
  const confirmed = await confirmAgain();
  expect((await retry(confirmed, { by: checkout.payment_method })).status).toBe(409);
  // The first payment's subject names its address; an order's does not stand for it.
  await buyer.call('POST', '/api/v1/marketplace/cart/', { item, quantity: 2 });
  expect((await order(confirmed)).status).toBe(409);
  const other = await openDeclined();
  // Another person's order, even of the same sum, on their own page.
  expect((await other.retry(confirmed)).status).toBe(403);
  expect((await retry(confirmed, { of: other.id })).status).toBe(404);
  expect(await state()).toBe('FAILED');
  expect((await retry(confirmed)).body.order).toMatchObject({ id, state: 'PAID' });
});

test('of two orders of one buyer, each is confirmed by itself', async () => {
  const { buyer, ask, order, decide, confirmAgain, retry, page, checkout } = await openDeclined();
  await buyer.call('POST', '/api/v1/marketplace/cart/', { item, quantity: 2 });
  const asked = await ask();
  await decide(asked.body.id);
  const { body } = await order(asked.body.id, { payment_method: checkout.payment_method });
  const confirmed = await confirmAgain();
  expect((await retry(confirmed, { of: body.order.id })).status).toBe(409);
  const read = await page.call('GET', orderPath(body.order.id));
  expect(read.body.state).toBe('FAILED');
});

test('another sum than was confirmed is not charged', async () => {
  const { id, confirmAgain, retry, state } = await openDeclined();
  const confirmed = await confirmAgain();
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  await database
    .update(orderGroups)
    .set({ amount: 29_946 })
    .where(eq(orderGroups.orderKey, row?.key ?? 0));
  expect((await retry(confirmed)).status).toBe(409);
  expect(await state()).toBe('FAILED');
});

test('what was confirmed too long ago, or refused, tries no card', async () => {
  const { buyer, askAgain, confirmAgain, retry, state } = await openDeclined();
  const { body: asked } = await askAgain();
  await buyer.call('POST', `${confirmations}/${asked.id}`, { isConfirmed: false });
  expect((await retry(asked.id)).status).toBe(409);
  const confirmed = await confirmAgain();
  waitFor(6);
  expect((await retry(confirmed)).status).toBe(409);
  expect(await state()).toBe('FAILED');
});

test('another session of the same person spends nothing, nor one without the scope', async () => {
  const { buyer, confirmAgain, retry, askAgain, state } = await openDeclined();
  const confirmed = await confirmAgain();
  const elsewhere = await openPartnerPage(buyer);
  expect((await retry(confirmed, { on: elsewhere })).status).toBe(403);
  const reading = await openPartnerPage(buyer, ['profile:basic']);
  expect((await retry(confirmed, { on: reading })).status).toBe(403);
  expect((await askAgain({ on: reading })).status).toBe(403);
  const boards = await openPartnerPage(buyer, ['boards']);
  expect((await askAgain({ on: boards })).status).toBe(403);
  expect(await state()).toBe('FAILED');
});

test('a page can’t ask for another’s order or card, nor for what has not failed', async () => {
  const { id, card, page, askAgain, confirmAgain, retry } = await openDeclined();
  const other = await openBuyer();
  expect((await askAgain({ by: other.card })).status).toBe(404);
  expect((await askAgain({ of: (await openDeclined()).id })).status).toBe(404);
  for (const subject of [`${id}  ${card}`, `${id} ${card} 1`, id, `${id} `, `none ${card}`]) {
    const { status } = await page.call('POST', confirmations, { kind: 'pay-order', subject });
    expect(status).toBe(400);
  }
  await retry(await confirmAgain());
  expect((await askAgain()).status).toBe(409);
});

test('after a day, and once its shop is closed, nobody is asked to confirm another card', async () => {
  const late = await openDeclined();
  const placedAt = new Date(Date.now() - 24 * 60 * minuteMs);
  await database.update(orders).set({ placedAt }).where(eq(orders.id, late.id));
  expect((await late.askAgain()).status).toBe(409);
  const closing = await openSelling();
  const sold = await offer(closing.seller, closing.shop, { stock: 5 });
  const closed = await openDeclined(sold.item);
  const confirmed = await closed.confirmAgain();
  await database
    .update(shops)
    .set({ state: 'closed', closedAt: new Date() })
    .where(eq(shops.id, closing.shop));
  expect((await closed.askAgain()).status).toBe(409);
  expect((await closed.retry(confirmed)).status).toBe(409);
});
