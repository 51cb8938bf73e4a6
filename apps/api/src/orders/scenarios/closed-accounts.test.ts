import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { orders } from '../tables.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { database, sandbox, openSelling, openBuyer, fill, order, runWork, runJob } = scenarios;
const { answerBank, age, stockOf, intentsOf, chargedFor, expectNoFaults, mailsOf } = scenarios;
const { eventsOf, deliver } = scenarios;

const selling = await openSelling();
const asking = 'pm_card_authenticationRequired';
const path = '/v1/payment_intents';
afterEach(() => sandbox.control('faults', {}));

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

const close = (buyer: Buyer) => buyer.call('POST', '/api/v1/user/delete', { password });

async function rowOf(id: string) {
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  return row;
}

test('an account that is closed before the charge pays nothing, and frees the stock', async () => {
  const buyer = await openBuyer();
  const { item } = await fill(buyer, selling);
  await sandbox.control('faults', { kind: 'error', times: '60', path });
  const { id } = (await order(buyer)).body.order;
  await sandbox.control('faults', {});
  expect((await close(buyer)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ userId: null, address: null });
  await runWork();
  expect(await chargedFor(id)).toEqual({ charges: 0, refunds: 0 });
  expect(await stockOf(item)).toBe(10);
  await expectNoFaults();
});

test('what a bank agrees to after its owner is gone goes back, as nobody knows where it goes', async () => {
  const buyer = await openBuyer(asking);
  const { item } = await fill(buyer, selling);
  const { body } = await order(buyer);
  const { id } = body.order;
  const [intent] = await intentsOf(id);
  const secret = body.steps[0].client_secret;
  expect((await close(buyer)).status).toBe(200);
  await answerBank({ id: intent?.id ?? '', client_secret: secret }, 'complete');
  await deliver(await eventsOf(id));
  await runWork();
  await runWork();
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 1 });
  expect(await stockOf(item)).toBe(10);
  expect(await mailsOf(selling.seller, 'order-received')).toEqual([]);
  await expectNoFaults();
});

test('what a bank never answers is given up though its owner is gone', async () => {
  const buyer = await openBuyer(asking);
  const { item } = await fill(buyer, selling);
  const { id } = (await order(buyer)).body.order;
  expect((await close(buyer)).status).toBe(200);
  await runWork();
  await age(id, 61);
  await runJob('give-up-payments');
  expect(await stockOf(item)).toBe(10);
  await expectNoFaults();
});

test('what was paid before stays in the books and with its seller', async () => {
  const buyer = await openBuyer();
  const { item } = await fill(buyer, selling);
  const { id } = (await order(buyer)).body.order;
  expect((await close(buyer)).status).toBe(200);
  await runWork();
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  expect(await stockOf(item)).toBe(8);
  await expectNoFaults();
});

test('closed at once with its payment, an account has paid and has bought, or neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const buyer = await openBuyer();
    const { item } = await fill(buyer, selling);
    await sandbox.control('faults', { kind: 'cut', times: '3', path });
    const { id } = (await order(buyer)).body.order;
    await sandbox.control('faults', {});
    const events = await eventsOf(id);
    const [closed] = await Promise.all([close(buyer), deliver(events).then(() => runWork())]);
    expect(closed.status).toBe(200);
    await runWork();
    await age(id, 61);
    await runJob('give-up-payments');
    await runWork();
    const { charges, refunds } = await chargedFor(id);
    expect([charges, charges - refunds]).toEqual([1, (await stockOf(item)) === 8 ? 1 : 0]);
  }
  await expectNoFaults();
});
