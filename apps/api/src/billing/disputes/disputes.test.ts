import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { readPlaces } from '../payments/payments.fixture.ts';
import { startDisputing } from './disputes.fixture.ts';
import { followDispute } from './follow-dispute.ts';
import { paymentDisputes } from './tables.ts';

const disputing = await startDisputing();
const { database, server, provider, control, chief, context, openMember, runWork, runJob } =
  disputing;
const { sell, disputeOf, readPayment, mailsOf } = disputing;
const url = '/api/v1/administration/stripe/disputes';

async function kept(id: string) {
  const [row] = await database.select().from(paymentDisputes).where(eq(paymentDisputes.id, id));
  return row;
}

const mailsAbout = async (id: string) =>
  (await mailsOf('payment-disputed')).filter(({ text }) => text.includes(id));

const isGiven = async (place: string) => (await readPlaces(database)).sold.includes(place);

async function dispute(intentId: string, fields: Record<string, string> = {}) {
  await control('dispute', { payment_intent: intentId, ...fields });
  return (await disputeOf(intentId)).id;
}

test('what is disputed stays until the bank decides, and ends as it is lost, told once each', async () => {
  const { id, intentId } = await sell('lost');
  const disputeId = await dispute(intentId, { reason: 'fraudulent' });
  await Promise.all(Array.from({ length: 5 }, () => followDispute(context, disputeId)));
  expect(await kept(disputeId)).toMatchObject({ paymentId: id, status: 'needs-response' });
  expect([await readPayment(id), await isGiven('lost')]).toMatchObject([{ state: 'paid' }, true]);
  expect(await mailsAbout(disputeId)).toMatchObject([
    { subject: expect.stringMatching(/^Un débit de 99,00.* est contesté$/) },
  ]);
  await control('close-dispute', { dispute: disputeId, outcome: 'lost' });
  await Promise.all(Array.from({ length: 5 }, () => followDispute(context, disputeId)));
  expect(await readPayment(id)).toMatchObject({ state: 'charged-back' });
  expect(await isGiven('lost')).toBe(false);
  expect((await readPlaces(database)).released.filter((place) => place === 'lost')).toHaveLength(1);
  const told = (await mailsAbout(disputeId)).map(({ subject }) => subject);
  expect(told).toHaveLength(2);
  expect(told.join()).toContain('est perdue');
  // Nothing of it is charged, given back or found to differ again.
  await runWork();
  expect((await provider.refunds.list({ payment_intent: intentId })).data).toEqual([]);
});

test('what was won stays, and both are told', async () => {
  const { id, intentId } = await sell('won', 'pm_card_createDispute');
  const { id: disputeId } = await disputeOf(intentId);
  await followDispute(context, disputeId);
  await provider.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await followDispute(context, disputeId);
  expect(await kept(disputeId)).toMatchObject({ status: 'won', endedAt: expect.any(Date) });
  expect([await readPayment(id), await isGiven('won')]).toMatchObject([{ state: 'paid' }, true]);
  expect(await mailsAbout(disputeId)).toHaveLength(2);
});

test('a bank that only asks takes nothing', async () => {
  const { id, intentId } = await sell('asked', 'pm_card_createDisputeInquiry');
  const { id: disputeId } = await disputeOf(intentId);
  await followDispute(context, disputeId);
  await provider.disputes.close(disputeId);
  await followDispute(context, disputeId);
  expect(await kept(disputeId)).toMatchObject({ status: 'inquiry-closed' });
  expect([await readPayment(id), await isGiven('asked')]).toMatchObject([{ state: 'paid' }, true]);
});

test('lost before anything was heard of it, charge included, it ends all the same', async () => {
  const { id, intentId } = await sell('unheard');
  const disputeId = await dispute(intentId);
  await control('close-dispute', { dispute: disputeId, outcome: 'lost' });
  await followDispute(context, disputeId);
  expect(await readPayment(id)).toMatchObject({ state: 'charged-back' });
  expect(await mailsAbout(disputeId)).toHaveLength(1);
});

test.each([
  ['a part', { amount: '100' }],
  ['another currency', { currency: 'usd' }],
])('a dispute over %s that is lost ends nothing by itself', async (what, fields) => {
  const { id, intentId } = await sell(`over ${what}`);
  const disputeId = await dispute(intentId, fields);
  await control('close-dispute', { dispute: disputeId, outcome: 'lost' });
  await followDispute(context, disputeId);
  expect(await kept(disputeId)).toMatchObject({ status: 'lost', paymentId: id });
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  expect(await mailsAbout(disputeId)).toHaveLength(1);
});

test('a dispute of a charge that nobody knows is kept, shown and told', async () => {
  const intent = await provider.paymentIntents.create({
    ...{ amount: 4_200, currency: 'cad', confirm: true },
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
  });
  const disputeId = await dispute(intent.id, { currency: 'jpy' });
  await followDispute(context, disputeId);
  expect(await kept(disputeId)).toMatchObject({ paymentId: null, currency: 'JPY' });
  expect(await mailsAbout(disputeId)).toHaveLength(1);
  const { body } = await chief.call('GET', url);
  expect(body.items).toContainEqual(expect.objectContaining({ id: disputeId, paymentId: null }));
});

test('one that the provider does not know is nothing', async () => {
  await followDispute(context, 'dp_none');
  expect(await kept('dp_none')).toBeUndefined();
});

test('an older reading follows no newer one', async () => {
  const { intentId } = await sell('older');
  const disputeId = await dispute(intentId);
  await followDispute(context, disputeId);
  const newer = new Date(Date.now() + 3_600_000);
  await database
    .update(paymentDisputes)
    .set({ status: 'won', endedAt: newer, readAt: newer })
    .where(eq(paymentDisputes.id, disputeId));
  await followDispute(context, disputeId);
  expect(await kept(disputeId)).toMatchObject({ status: 'won', readAt: newer });
});

test('what is to go back while it is disputed goes back once that is won', async () => {
  const { id, intentId } = await sell('gone disputed');
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  const disputeId = await dispute(intentId);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding', refundId: null });
  await control('close-dispute', { dispute: disputeId, outcome: 'won' });
  await followDispute(context, disputeId);
  await runWork();
  expect(await readPayment(id)).toMatchObject({
    state: 'refunded',
    refundId: expect.stringMatching(/^re_/),
  });
});

test('what is to go back, and the bank takes, goes back no second time', async () => {
  const { id, intentId } = await sell('gone for good');
  const disputeId = await dispute(intentId);
  await control('close-dispute', { dispute: disputeId, outcome: 'lost' });
  await followDispute(context, disputeId);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'charged-back' });
  expect((await provider.refunds.list({ payment_intent: intentId })).data).toEqual([]);
});

test('the provider’s own events bring all of it', async () => {
  const { id, intentId } = await sell('by events', 'pm_card_createDispute');
  const { id: disputeId } = await disputeOf(intentId);
  await provider.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'losing_evidence' },
  });
  await runJob('catch-up-payment-events');
  await runWork();
  expect(await kept(disputeId)).toMatchObject({ status: 'lost' });
  expect(await readPayment(id)).toMatchObject({ state: 'charged-back' });
  expect(await mailsAbout(disputeId)).toHaveLength(1);
});

test('administrators see them page by page, the undecided first, and nobody else does', async () => {
  const { status, body } = await chief.call('GET', `${url}?size=2`);
  expect([status, body.hasMore, body.items.length]).toEqual([200, true, 2]);
  const { body: all } = await chief.call('GET', `${url}?size=100`);
  const ends = all.items.map(({ endedAt }: { endedAt: string | null }) => endedAt !== null);
  expect(ends).toEqual(ends.toSorted());
  const member = await openMember();
  expect((await member.browser.call('GET', url)).status).toBe(403);
  expect((await openBrowser(server).call('GET', url)).status).toBe(401);
});
