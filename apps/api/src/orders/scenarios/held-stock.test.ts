import { expect, test } from 'vitest';
import { payments } from '../../billing/tables.ts';
import { orderPath } from '../orders.fixture.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { database, openSelling, openBuyer, saveCard, fill, order, pay, stockOf, age, runJob } =
  scenarios;

const selling = await openSelling();
const asking = 'pm_card_authenticationRequired';

/** Orders something new that waits for a bank, or is refused. */
async function hold(buyer: Awaited<ReturnType<typeof openBuyer>>) {
  const { item } = await fill(buyer, selling);
  const { status, body } = await order(buyer);
  return { item, status, id: body.order?.id as string, detail: body.detail };
}

test('three orders of a person wait for a bank at once, and no fourth', async () => {
  const buyer = await openBuyer(asking);
  const held = [await hold(buyer), await hold(buyer), await hold(buyer)];
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200]);
  const fourth = await hold(buyer);
  expect(fourth).toMatchObject({
    status: 409,
    detail: expect.stringContaining('3 orders at this moment'),
  });
  expect(await stockOf(fourth.item)).toBe(10);
  await buyer.call('DELETE', orderPath(held[0]?.id ?? ''));
  expect((await order(buyer)).status).toBe(200);
});

test('nor a fourth at once, nor by trying failed ones again', async () => {
  const buyer = await openBuyer('pm_card_chargeCustomerFail');
  const failed = [];
  for (let nth = 0; nth < 5; nth += 1) failed.push(await hold(buyer));
  const card = await saveCard(buyer, asking);
  const again = await Promise.all(
    failed.map(({ id }) => pay(buyer, orderPath(id, '/payment'), { payment_method: card })),
  );
  expect(again.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
});

test('who begins without end and pays nothing is refused until the next day', async () => {
  const buyer = await openBuyer('pm_card_chargeCustomerFail');
  const { id, item } = await hold(buyer);
  const again = () => pay(buyer, orderPath(id, '/payment'), { payment_method: buyer.card });
  expect((await again()).status).toBe(200);
  const [payment] = await scenarios.paymentsOf(buyer);
  if (!payment) throw new Error('An order has a payment.');
  const { id: _, intentId: __, ...failed } = payment;
  await database.insert(payments).values(Array.from({ length: 28 }, () => failed));
  expect(await again()).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Please try again tomorrow.') },
  });
  expect(await stockOf(item)).toBe(10);
});

test('a question that a bank does not answer holds the stock for a quarter of an hour', async () => {
  const { id, item } = await hold(await openBuyer(asking));
  await age(id, 16);
  await runJob('give-up-payments');
  expect(await stockOf(item)).toBe(10);
});
