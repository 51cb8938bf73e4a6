import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findFailedWork } from '../../platform/queue/failed-work.ts';
import { orderPath } from '../orders.fixture.ts';
import { orderLines } from '../tables.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { server, database, openSelling, openBuyer, fill, order } = scenarios;
const { runWork, runJob, answerBank, age, stockOf, intentsOf, chargedFor } = scenarios;

const selling = await openSelling();
const asking = 'pm_card_authenticationRequired';

/** An order that waits for its buyer’s bank. */
async function begin() {
  const buyer = await openBuyer(asking);
  const { item } = await fill(buyer, selling);
  const { body } = await order(buyer);
  const id: string = body.order.id;
  const [intent] = await intentsOf(id);
  return { buyer, item, id, intentId: intent?.id ?? '', secret: body.steps[0].client_secret };
}

const read = async ({ buyer, id }: Awaited<ReturnType<typeof begin>>) =>
  (await buyer.call('GET', orderPath(id))).body.state;

test('one that can’t be delivered keeps no other from its end, is seen, and goes back', async () => {
  const [stuck, left] = [await begin(), await begin()];
  // Its invoice does not add up any more.
  await database.update(orderLines).set({ net: 1 }).where(eq(orderLines.variantId, stuck.item));
  await answerBank({ id: stuck.intentId, client_secret: stuck.secret }, 'complete');
  await age(stuck.id, 70);
  await age(left.id, 61);
  await runJob('give-up-payments');
  expect([await read(stuck), await read(left), await stockOf(left.item)]).toEqual([
    ...['OPEN', 'FAILED', 10],
  ]);
  await runWork();
  const failed = await findFailedWork(server.platform.queue, 100);
  expect(failed.map(({ work }) => work)).toContain('settle-left-payment');
  expect(await chargedFor(stuck.id)).toEqual({ charges: 1, refunds: 0 });

  await age(stuck.id, 60);
  await runJob('give-up-payments');
  await runJob('enqueue-payment-errands');
  await runWork();
  expect([await read(stuck), await stockOf(stuck.item)]).toEqual(['FAILED', 10]);
  expect(await chargedFor(stuck.id)).toEqual({ charges: 1, refunds: 1 });
});
