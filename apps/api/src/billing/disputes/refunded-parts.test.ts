import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { finishPayment } from '../payments/finish-payment.ts';
import { readPlaces } from '../payments/payments.fixture.ts';
import { paymentDifferences } from '../tables.ts';
import { startDisputing } from './disputes.fixture.ts';
import { followDispute } from './follow-dispute.ts';

const {
  database,
  provider,
  control,
  context,
  runWork,
  runJob,
  sell,
  disputeOf,
  readPayment,
  mailsOf,
} = await startDisputing();

async function dispute(intentId: string, amount: string) {
  await control('dispute', { payment_intent: intentId, amount });
  return (await disputeOf(intentId)).id;
}

const lose = (disputeId: string) =>
  control('close-dispute', { dispute: disputeId, outcome: 'lost' });

const giveBack = (intentId: string, amount: number) =>
  provider.refunds.create({ payment_intent: intentId, amount });

const releasedTimes = async (place: string) =>
  (await readPlaces(database)).released.filter((one) => one === place).length;

test.each([
  ['paid', 'after a refund'],
  ['to go back', 'gone after a refund'],
])(
  'a part of what is %s that is lost after a refund of the rest ends it, once',
  async (_, place) => {
    const { id, intentId } = await sell(place);
    await giveBack(intentId, 4_000);
    await finishPayment(context, intentId, null);
    const disputeId = await dispute(intentId, '5900');
    await lose(disputeId);
    await Promise.all([
      ...Array.from({ length: 3 }, () => followDispute(context, disputeId, null)),
      ...Array.from({ length: 3 }, () => finishPayment(context, intentId, null)),
    ]);
    expect(await readPayment(id)).toMatchObject({
      state: 'charged-back',
      settledAt: expect.any(Date),
    });
    expect(await releasedTimes(place)).toBe(1);
    const told = (await mailsOf('payment-disputed')).filter(({ text }) => text.includes(disputeId));
    expect(told).toHaveLength(1);
    // Nothing more goes back.
    await runWork();
    expect((await provider.refunds.list({ payment_intent: intentId })).data).toHaveLength(1);
    await runJob('compare-payments');
    const isOfPayment = eq(paymentDifferences.ownId, id);
    expect(await database.$count(paymentDifferences, isOfPayment)).toBe(0);
  },
);

test.each([
  ['arrives', 'succeeded', 'charged-back', 1],
  ['falls back', 'failed', 'paid', 0],
])(
  'of a refund that %s after the loss, the whole is reckoned then',
  async (what, status, state, times) => {
    const { id, intentId } = await sell(`a refund ${what}`, 'pm_card_pendingRefund');
    const refund = await giveBack(intentId, 4_000);
    const disputeId = await dispute(intentId, '5900');
    await lose(disputeId);
    await followDispute(context, disputeId, null);
    expect(await readPayment(id)).toMatchObject({ state: 'paid' });
    await control('refund', { refund: refund.id, status });
    await Promise.all(Array.from({ length: 5 }, () => finishPayment(context, intentId, null)));
    await followDispute(context, disputeId, null);
    expect(await readPayment(id)).toMatchObject({ state });
    expect(await releasedTimes(`a refund ${what}`)).toBe(times);
  },
);

test('a cent that is neither taken nor given back keeps what was paid for', async () => {
  const { id, intentId } = await sell('but a cent');
  await giveBack(intentId, 3_999);
  const disputeId = await dispute(intentId, '5900');
  await lose(disputeId);
  await followDispute(context, disputeId, null);
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  expect((await readPlaces(database)).sold).toContain('but a cent');
});
