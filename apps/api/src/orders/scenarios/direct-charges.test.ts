import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { findBalance } from '../../ledger/find-balance.ts';
import { findBalances } from '../../ledger/find-balances.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { writeSetting } from '../../platform/settings.ts';
import { shops } from '../../shops/tables.ts';
import { koalaAccount, orderPath } from '../orders.fixture.ts';
import { platformFee } from '../platform-fee.ts';
import { orderGroups, orders } from '../tables.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { database, server, sandbox, openSelling, openKoala, openBuyer, fill, order, pay } =
  scenarios;
const { saveCard, deliver, eventsOf, intentsOf, chargedFor, runWork, expectNoFaults } = scenarios;

const [maple, koala] = [await openSelling(), await openKoala()];
const onKoala = { stripeAccount: koalaAccount };
await writeSetting(server.platform, platformFee, 100_000);
afterEach(() => sandbox.control('faults', {}));

/** Somebody who has ordered a Canadian chair and an Australian one. */
async function orderBoth(method?: string) {
  const buyer = await openBuyer(method);
  await fill(buyer, maple, { quantity: 1 });
  await fill(buyer, koala, { quantity: 1 });
  const { status, body } = await order(buyer);
  expect(status).toBe(200);
  const id: string = body.order.id;
  return { buyer, id, state: body.order.state as string };
}

async function directIntent(orderId: string): Promise<string> {
  const found = await intentsOf(orderId);
  return found.find((one) => one.accountId !== null && one.status === 'succeeded')?.id ?? '';
}

async function stateOfDirect(orderId: string) {
  const [row] = await database
    .select({ state: orderGroups.state })
    .from(orderGroups)
    .innerJoin(orders, eq(orders.key, orderGroups.orderKey))
    .where(and(eq(orders.id, orderId), eq(orderGroups.accountId, koalaAccount)));
  return row?.state;
}

const holderBalance = async (holder: 'platform' | typeof koalaAccount) =>
  (await findBalance(database, { kind: 'provider', holder }, 'AUD')).amount;

async function earned() {
  const [row] = await database.select().from(shops).where(eq(shops.id, koala.shop));
  const [found] = await findBalances(database, row?.key ?? 0);
  const fee = await findBalance(database, { kind: 'fee' }, 'AUD');
  return { payable: found?.payable.amount ?? 0, fee: fee.amount };
}

/** What an account and the ledger say before and after something, as what it added. */
async function addedBy(run: () => Promise<unknown>) {
  const read = async () => ({
    shop: await holderBalance(koalaAccount),
    platform: await holderBalance('platform'),
    ...(await earned()),
  });
  const before = await read();
  await run();
  const after = await read();
  return {
    shop: after.shop - before.shop,
    platform: after.platform - before.platform,
    payable: after.payable - before.payable,
    fee: after.fee - before.fee,
  };
}

async function hear(orderId: string) {
  await deliver(await eventsOf(orderId));
  await runWork();
}

test('a card that is tried again is charged on the account of the shop, with our part', async () => {
  const ordered = await orderBoth('pm_card_chargeCustomerFail');
  expect(ordered.state).toBe('FAILED');
  const card = await saveCard(ordered.buyer);
  const path = orderPath(ordered.id, '/payment');
  const added = await addedBy(() => pay(ordered.buyer, path, { payment_method: card }));
  expect(added).toEqual({ shop: 12_750, platform: 1_250, payable: 12_750, fee: 1_250 });
  const paid = await sandbox.provider.paymentIntents.retrieve(
    ...([await directIntent(ordered.id), {}, onKoala] as const),
  );
  expect(paid).toMatchObject({ amount_received: 14_000, application_fee_amount: 1_250 });
  await expectNoFaults();
});

test('events of its account alone bring an order to be paid', async () => {
  await sandbox.control('faults', { kind: 'silent', times: '60', path: '/v1/payment_intents' });
  const { id, state } = await orderBoth();
  expect(state).toBe('OPEN');
  await sandbox.control('faults', {});
  await runWork();
  await hear(id);
  expect(await stateOfDirect(id)).toBe('paid');
  expect(await chargedFor(id)).toEqual({ charges: 2, refunds: 0 });
  await expectNoFaults();
});

test('what we give back takes our part with it, in the ledger too', async () => {
  const { id } = await orderBoth();
  const intent = await directIntent(id);
  const added = await addedBy(async () => {
    const refund = { payment_intent: intent, refund_application_fee: true };
    await sandbox.provider.refunds.create(refund, onKoala);
    await hear(id);
    await hear(id);
  });
  expect(added).toEqual({ shop: -12_750, platform: -1_250, payable: -12_750, fee: -1_250 });
  expect(await stateOfDirect(id)).toBe('refunded');
});

test('what the shop gives back at the provider leaves our part with us', async () => {
  const { id } = await orderBoth();
  const intent = await directIntent(id);
  const added = await addedBy(async () => {
    await sandbox.provider.refunds.create({ payment_intent: intent }, onKoala);
    await hear(id);
  });
  expect(added).toEqual({ shop: -14_000, platform: 0, payable: -14_000, fee: 0 });
});

test('what a bank takes from the shop leaves our part with us', async () => {
  const { id } = await orderBoth();
  const intent = await directIntent(id);
  const added = await addedBy(async () => {
    await sandbox.control('dispute', { payment_intent: intent, account: koalaAccount });
    const [dispute] = (await sandbox.provider.disputes.list({ payment_intent: intent }, onKoala))
      .data;
    const closed = { dispute: dispute?.id ?? '', outcome: 'lost', account: koalaAccount };
    await sandbox.control('close-dispute', closed);
    await hear(id);
  });
  expect(added).toEqual({ shop: -14_000, platform: 0, payable: -14_000, fee: 0 });
});

test('money that goes back of a payment that failed takes nothing of what another has paid', async () => {
  await sandbox.control('faults', { kind: 'cut', times: '60', path: '/v1/payment_intents' });
  const { buyer, id } = await orderBoth();
  await sandbox.control('faults', {});
  // As a cancellation that died after it had called the payments off: they are charged all the same.
  const path = orderPath(id);
  expect((await buyer.call('DELETE', path)).body.state).toBe('CANCELLED');
  await runWork();
  const failed = eq(orderGroups.state, 'cancelled');
  await database.update(orderGroups).set({ state: 'failed' }).where(failed);
  const late = await intentsOf(id);
  expect(late.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: buyer.card });
  expect(again.body.order.state).toBe('PAID');
  for (const { id: intent, accountId } of late) {
    await sandbox.provider.refunds.create({ payment_intent: intent }, onAccount(accountId));
  }
  await hear(id);
  expect(await stateOfDirect(id)).toBe('paid');
});
