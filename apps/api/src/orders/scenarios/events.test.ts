import { expect, test } from 'vitest';
import { orderPath } from '../orders.fixture.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { sandbox, openSelling, openBuyer, fill, order, pay, runWork, runJob } = scenarios;
const { deliver, eventsOf, intentsOf, chargedFor, stockOf, mailsOf, answerBank } = scenarios;
const { database, expectNoFaults, age } = scenarios;

const path = '/v1/payment_intents';

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

const stateOf = async (buyer: Buyer, id: string) =>
  (await buyer.call('GET', orderPath(id))).body.state;

/** An order that was charged, of which the answer was lost, so that nobody here knows yet. */
async function orderUnheard() {
  const buyer = await openBuyer();
  const { item } = await fill(buyer, await openSelling());
  await sandbox.control('faults', { kind: 'cut', times: '20', path });
  const { status, body } = await order(buyer);
  await sandbox.control('faults', {});
  expect({ status, body }).toMatchObject({ status: 200, body: { order: { state: 'OPEN' } } });
  const { id } = body.order;
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  return { buyer, id, item };
}

async function expectPaidOnce({ buyer, id, item }: Awaited<ReturnType<typeof orderUnheard>>) {
  expect(await stateOf(buyer, id)).toBe('PAID');
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  expect(await stockOf(item)).toBe(8);
  expect(await mailsOf(buyer, 'order-paid')).toHaveLength(1);
  await expectNoFaults();
}

test('an event may pay an order before the browser has its answer', async () => {
  const unheard = await orderUnheard();
  await deliver(await eventsOf(unheard.id));
  await runWork();
  await expectPaidOnce(unheard);
  const late = await pay(unheard.buyer, orderPath(unheard.id, '/payment'), {});
  expect(late.body).toMatchObject({ order: { state: 'PAID' }, steps: [] });
  await expectPaidOnce(unheard);
});

test('events that come ten times, shuffled, beside the browser, pay it once', async () => {
  const unheard = await orderUnheard();
  const events = await eventsOf(unheard.id);
  const many = Array.from({ length: 10 }, () => events)
    .flat()
    .map((event, nth) => ({ event, rank: (nth * 7_919) % 101 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ event }) => event);
  const half = Math.ceil(many.length / 2);
  await Promise.all([
    deliver(many.slice(0, half)),
    deliver(many.slice(half)),
    ...[1, 2, 3].map(() => pay(unheard.buyer, orderPath(unheard.id, '/payment'), {})),
    runWork(),
  ]);
  await runWork();
  await expectPaidOnce(unheard);
});

test('where no event ever comes, the queue pays it', async () => {
  const unheard = await orderUnheard();
  await runWork();
  await expectPaidOnce(unheard);
});

test('where the queue is lost as well, the hourly requests find the event', async () => {
  const unheard = await orderUnheard();
  await database.execute(`update pgboss.job set state = 'failed' where name = 'charge-payment'`);
  expect(await runJob('catch-up-payment-events')).toBeGreaterThan(0);
  await runWork();
  await expectPaidOnce(unheard);
});

test('where everything else is lost, what is left for an hour is looked for at the provider', async () => {
  const unheard = await orderUnheard();
  await database.execute(`update pgboss.job set state = 'failed' where name = 'charge-payment'`);
  await age(unheard.id, 61);
  await runJob('give-up-payments');
  await expectPaidOnce(unheard);
});

test('an event of a bank’s answer pays the order though its buyer never comes back', async () => {
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const { item } = await fill(buyer, await openSelling());
  const { body } = await order(buyer);
  const { id } = body.order;
  const [intent] = await intentsOf(id);
  const secret = body.steps[0].client_secret;
  await answerBank({ id: intent?.id ?? '', client_secret: secret }, 'complete');
  // An older event comes last: what the provider has now counts.
  await deliver((await eventsOf(id)).reverse());
  await runWork();
  await expectPaidOnce({ buyer, id, item });
});

test('what is not charged is not paid, whatever events say', async () => {
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const { item } = await fill(buyer, await openSelling());
  const { id } = (await order(buyer)).body.order;
  const events = await eventsOf(id);
  const [first] = events;
  if (!first) throw new Error('The provider has made events.');
  const forged = { ...first, id: 'evt_says_paid', type: 'payment_intent.succeeded' as const };
  await deliver([forged as typeof first]);
  await runWork();
  expect(await stateOf(buyer, id)).toBe('OPEN');
  expect(await mailsOf(buyer, 'order-paid')).toEqual([]);
  expect(await stockOf(item)).toBe(8);
  await expectNoFaults();
});
