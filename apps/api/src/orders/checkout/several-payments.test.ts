import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { payments } from '../../billing/tables.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { findBalances } from '../../ledger/find-balances.ts';
import { writeSetting } from '../../platform/settings.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { shops } from '../../shops/tables.ts';
import { checkoutPath, koalaAccount, orderPath, startOrders } from '../orders.fixture.ts';
import { platformFee } from '../platform-fee.ts';

const { database, server, openSelling, openKoala, openBuyer, offer, pay, writeCheckout, saveCard } =
  await startOrders();

const [maple, birch] = [await openSelling(), await openSelling()];
const koala = await openKoala();

async function fill(buyer: Awaited<ReturnType<typeof openBuyer>>) {
  const items: number[] = [];
  for (const { seller, shop } of [maple, birch, koala]) {
    const { item } = await offer(seller, shop);
    items.push(item);
    await buyer.call('POST', cartPath, { item, quantity: 1 });
  }
  return items;
}

test('three shops are one order and two payments, one of them on the account of its shop', async () => {
  await writeSetting(server.platform, platformFee, 100_000);
  const buyer = await openBuyer();
  await fill(buyer);
  const sent = await writeCheckout(buyer);
  expect(sent.agreed).toEqual([
    { key: 'CA:CAD', amount: 31_640, currency: 'CAD' },
    // What leaves Australia has no tax: 125.00 and 15.00.
    { key: `AU:${koala.shop}`, amount: 14_000, currency: 'AUD' },
  ]);
  const { status, body } = await pay(buyer, checkoutPath, sent);
  expect([status, body.steps]).toEqual([200, []]);
  expect(body.order).toMatchObject({
    state: 'PAID',
    shops: [
      { shop: { id: maple.shop } },
      { shop: { id: birch.shop } },
      { shop: { id: koala.shop } },
    ],
    payments: [
      { key: 'CA:CAD', shopIds: [maple.shop, birch.shop], state: 'paid' },
      { key: `AU:${koala.shop}`, shopIds: [koala.shop], state: 'paid' },
    ],
  });
  const rows = await database.select().from(payments).where(eq(payments.userId, buyer.id));
  expect(
    rows.map((row) => [row.currency, row.amount, row.accountId, row.applicationFee]).sort(),
  ).toEqual([
    ['AUD', 14_000, koalaAccount, 1_250],
    ['CAD', 31_640, null, null],
  ]);
  const mails = (await mailsTo(database, buyer.email)).filter(
    (one) => one.template === 'order-paid',
  );
  expect(mails).toHaveLength(1);
  for (const { shop } of [maple, birch, koala]) {
    const { body: read } = await buyer.call('GET', shopPath(shop));
    expect(mails[0]?.text).toContain(read.name);
  }
  const named = body.order.shops.map(
    ({ invoice }: { invoice: { number: string } }) => invoice.number,
  );
  expect(named).toEqual(Array.from({ length: 3 }, () => `${new Date().getUTCFullYear()}-000001`));
  const [key] = await database.select().from(shops).where(eq(shops.id, koala.shop));
  expect(await findBalances(database, key?.key ?? 0)).toMatchObject([
    {
      ...{ currency: 'AUD', goods: { amount: 12_500 }, shipping: { amount: 1_500 } },
      ...{ fee: { amount: -1_250 }, payable: { amount: 12_750 } },
    },
  ]);
  const list = (await buyer.call('GET', orderPath(''))).body;
  expect(list).toMatchObject({ total: 1, results: [{ count: 3, shops: [{}, {}, {}] }] });
});

test('a card that is declined fails both payments, and another one pays them', async () => {
  const buyer = await openBuyer();
  await fill(buyer);
  const sent = await writeCheckout(buyer);
  const declining = await saveCard(buyer, 'pm_card_chargeCustomerFail');
  const { body } = await pay(buyer, checkoutPath, { ...sent, payment_method: declining });
  expect(body.order.state).toBe('FAILED');
  expect(body.order.payments).toMatchObject([{ declined: 'declined' }, { declined: 'declined' }]);
  const { body: paid } = await pay(buyer, orderPath(body.order.id, '/payment'), {
    payment_method: buyer.card,
  });
  expect(paid.order.state).toBe('PAID');
  // Each is charged where it has failed, with the fee that was agreed then.
  const rows = await database.select().from(payments).where(eq(payments.userId, buyer.id));
  expect(
    rows.map((row) => [row.state, row.currency, row.accountId, row.applicationFee]).sort(),
  ).toEqual([
    ['failed', 'AUD', koalaAccount, 1_250],
    ['failed', 'CAD', null, null],
    ['paid', 'AUD', koalaAccount, 1_250],
    ['paid', 'CAD', null, null],
  ]);
});
