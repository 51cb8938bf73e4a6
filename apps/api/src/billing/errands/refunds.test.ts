import { and, eq, inArray, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startDisputing } from '../disputes/disputes.fixture.ts';
import { followDispute } from '../disputes/follow-dispute.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { readPlaces } from '../payments/payments.fixture.ts';
import { paymentDifferences, paymentErrands, payments } from '../tables.ts';

const refunding = await startDisputing();
const {
  database,
  provider,
  control,
  chief,
  context,
  runWork,
  runJob,
  sell,
  readPayment,
  disputeOf,
  mailsOf,
} = refunding;

async function refundsOf(intentId: string) {
  const { data } = await provider.refunds.list({ payment_intent: intentId });
  return data;
}

async function openDifference(intentId: string, kind: 'refund-failed' | 'charge-missing') {
  const { providerId, endedAt } = paymentDifferences;
  const [found] = await database
    .select()
    .from(paymentDifferences)
    .where(and(eq(providerId, intentId), eq(paymentDifferences.kind, kind), isNull(endedAt)));
  return found;
}

const mailsAbout = async (intentId: string) =>
  (await mailsOf('refund-failed')).filter(({ text }) => text.includes(intentId));

test('a refund that is pending at the provider is called refunded once it has arrived', async () => {
  const { id, intentId } = await sell('gone pending', 'pm_card_pendingRefund');
  await runWork();
  const [refund] = await refundsOf(intentId);
  expect(refund).toMatchObject({ status: 'pending' });
  expect(await readPayment(id)).toMatchObject({
    ...{ state: 'refunding', refundId: refund?.id },
    refundBegunAt: expect.any(Date),
  });
  await control('refund', { refund: refund?.id ?? '', status: 'succeeded' });
  await runJob('catch-up-payment-events');
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect(await mailsAbout(intentId)).toEqual([]);
});

test('a refund that fails late is told once, and given back once more by a press', async () => {
  const { id, intentId } = await sell('gone late');
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  const [first] = await refundsOf(intentId);
  await control('refund', { refund: first?.id ?? '', status: 'failed' });
  await Promise.all(Array.from({ length: 5 }, () => finishPayment(context, intentId, null)));
  await runJob('catch-up-payment-events');
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  const found = await openDifference(intentId, 'refund-failed');
  expect(found).toMatchObject({ ownId: id });
  expect(await mailsAbout(intentId)).toMatchObject([
    { subject: 'Un remboursement a échoué', text: expect.stringContaining('99,00') },
  ]);
  // Nothing goes back by itself.
  expect(await refundsOf(intentId)).toHaveLength(1);
  const path = `/api/v1/administration/stripe/difference/${found?.id}/repair`;
  const answers = await Promise.all([chief.call('POST', path), chief.call('POST', path)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await finishPayment(context, intentId, null);
  expect(await openDifference(intentId, 'refund-failed')).toBeUndefined();
  await runWork();
  const [second, ...others] = await refundsOf(intentId);
  expect([second?.status, others.length]).toEqual(['succeeded', 1]);
  expect(await readPayment(id)).toMatchObject({ state: 'refunded', refundId: second?.id });
  expect(await mailsAbout(intentId)).toHaveLength(1);
});

test('without an event the comparison hears of it, however long ago it was paid', async () => {
  const { id, intentId } = await sell('gone unheard');
  await runWork();
  await database
    .update(payments)
    .set({ createdAt: new Date(Date.now() - 20 * 86_400_000) })
    .where(eq(payments.id, id));
  const [refund] = await refundsOf(intentId);
  await control('refund', { refund: refund?.id ?? '', status: 'failed' });
  await database.update(payments).set({ state: 'refunding' }).where(eq(payments.id, id));
  await runJob('compare-payments');
  await runJob('compare-payments');
  expect(await openDifference(intentId, 'refund-failed')).toMatchObject({ ownId: id });
  expect(await mailsAbout(intentId)).toHaveLength(1);
});

test('what goes back no more is told, unless a bank decides about it', async () => {
  const [left, disputed] = [await sell('gone left'), await sell('gone to a bank')];
  await control('dispute', { payment_intent: disputed.intentId });
  await followDispute(context, (await disputeOf(disputed.intentId)).id, null);
  const { kind, objectId } = paymentErrands;
  await database
    .update(paymentErrands)
    .set({ doneAt: new Date() })
    .where(and(eq(kind, 'refund-intent'), inArray(objectId, [left.intentId, disputed.intentId])));
  await database.update(payments).set({ refundBegunAt: new Date(Date.now() - 3_600_000) });
  await runJob('compare-payments');
  expect(await openDifference(left.intentId, 'refund-failed')).toMatchObject({ ownId: left.id });
  expect(await openDifference(disputed.intentId, 'refund-failed')).toBeUndefined();
});

test('a refund at the provider of what was paid long ago is found without an event', async () => {
  const { id, intentId } = await sell('refunded there');
  await database
    .update(payments)
    .set({ createdAt: new Date(Date.now() - 20 * 86_400_000) })
    .where(eq(payments.id, id));
  await provider.refunds.create({ payment_intent: intentId });
  await runJob('compare-payments');
  const found = await openDifference(intentId, 'charge-missing');
  expect(found).toMatchObject({ ownId: id });
  const path = `/api/v1/administration/stripe/difference/${found?.id}/repair`;
  expect((await chief.call('POST', path)).status).toBe(200);
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect((await readPlaces(database)).sold).not.toContain('refunded there');
});

test('a second charge whose refund fails is told, and not given back without end', async () => {
  const { id, intentId } = await sell('twice');
  const { customer, payment_method: card } = await provider.paymentIntents.retrieve(intentId);
  const second = await provider.paymentIntents.create({
    ...{ amount: 9_900, currency: 'cad', confirm: true, metadata: { payment: id } },
    customer: String(customer),
    payment_method: String(card),
  });
  await finishPayment(context, second.id, null);
  await runWork();
  const [refund] = await refundsOf(second.id);
  await control('refund', { refund: refund?.id ?? '', status: 'failed' });
  await finishPayment(context, second.id, null);
  await finishPayment(context, second.id, null);
  await runWork();
  expect(await refundsOf(second.id)).toHaveLength(1);
  expect(await openDifference(second.id, 'refund-failed')).toMatchObject({ ownId: id });
  expect(await mailsAbout(second.id)).toHaveLength(1);
  expect(await readPayment(id)).toMatchObject({ state: 'paid', intentId });
  expect((await readPlaces(database)).sold).toContain('twice');
});

test('what was given back while it was begun is let go of', async () => {
  const { id, intentId } = await sell('begun');
  await database.execute('delete from sold_places');
  await database
    .update(payments)
    .set({ state: 'begun', intentId: null, settledAt: null })
    .where(eq(payments.id, id));
  const { id: refundId } = await provider.refunds.create({ payment_intent: intentId });
  await finishPayment(context, intentId, null);
  expect(await readPayment(id)).toMatchObject({ state: 'refunded', intentId, refundId });
  expect((await readPlaces(database)).released).toContain('begun');
});

test('no payment counts as paid or given back without its charge', async () => {
  const { id } = await sell('uncharged');
  for (const state of ['paid', 'refunding', 'refunded', 'charged-back'] as const) {
    const change = database
      .update(payments)
      .set({ state, intentId: null })
      .where(eq(payments.id, id));
    await expect(change).rejects.toMatchObject({
      cause: { constraint: 'payments_charged' },
    });
  }
});
