import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
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
  await Promise.all(Array.from({ length: 5 }, () => followDispute(context, disputeId, null)));
  expect(await kept(disputeId)).toMatchObject({ paymentId: id, status: 'needs-response' });
  expect([await readPayment(id), await isGiven('lost')]).toMatchObject([{ state: 'paid' }, true]);
  expect(await mailsAbout(disputeId)).toMatchObject([
    { subject: expect.stringMatching(/^Un débit de 99,00.* est contesté$/) },
  ]);
  await control('close-dispute', { dispute: disputeId, outcome: 'lost' });
  await Promise.all(Array.from({ length: 5 }, () => followDispute(context, disputeId, null)));
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
  await followDispute(context, disputeId, null);
  await provider.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await followDispute(context, disputeId, null);
  expect(await kept(disputeId)).toMatchObject({ status: 'won', endedAt: expect.any(Date) });
  expect([await readPayment(id), await isGiven('won')]).toMatchObject([{ state: 'paid' }, true]);
  expect(await mailsAbout(disputeId)).toHaveLength(2);
});

test('a bank that only asks takes nothing', async () => {
  const { id, intentId } = await sell('asked', 'pm_card_createDisputeInquiry');
  const { id: disputeId } = await disputeOf(intentId);
  await followDispute(context, disputeId, null);
  await provider.disputes.close(disputeId);
  await followDispute(context, disputeId, null);
  expect(await kept(disputeId)).toMatchObject({ status: 'inquiry-closed' });
  expect([await readPayment(id), await isGiven('asked')]).toMatchObject([{ state: 'paid' }, true]);
});

test('lost before anything was heard of it, charge included, it ends all the same', async () => {
  const { id, intentId } = await sell('unheard');
  const disputeId = await dispute(intentId);
  await control('close-dispute', { dispute: disputeId, outcome: 'lost' });
  await followDispute(context, disputeId, null);
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
  await followDispute(context, disputeId, null);
  expect(await kept(disputeId)).toMatchObject({ status: 'lost', paymentId: id });
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  expect(await mailsAbout(disputeId)).toHaveLength(1);
});

const lose = (disputeId: string) =>
  control('close-dispute', { dispute: disputeId, outcome: 'lost' });

test('parts that are lost one after another end what was paid for as they come to the whole', async () => {
  const { id, intentId } = await sell('in parts');
  const parts = [];
  for (const amount of ['4000', '5899', '1']) {
    const part = await dispute(intentId, { amount });
    await lose(part);
    await followDispute(context, part, null);
    parts.push({ part, state: (await readPayment(id)).state });
  }
  expect(parts.map(({ state }) => state)).toEqual(['paid', 'paid', 'charged-back']);
  for (const { part } of parts) await followDispute(context, part, null);
  expect((await readPlaces(database)).released.filter((one) => one === 'in parts')).toHaveLength(1);
  for (const { part } of parts) expect(await mailsAbout(part)).toHaveLength(1);
});

test('parts that are lost at once end it once', async () => {
  const { id, intentId } = await sell('at once');
  const first = await dispute(intentId, { amount: '9000' });
  const second = await dispute(intentId, { amount: '900' });
  await Promise.all([lose(first), lose(second)]);
  await Promise.all(
    [first, second, first, second].map((disputeId) => followDispute(context, disputeId, null)),
  );
  expect(await readPayment(id)).toMatchObject({ state: 'charged-back' });
  expect((await readPlaces(database)).released.filter((one) => one === 'at once')).toHaveLength(1);
});

test.each([
  ['one that was won', { amount: '900' }, 'won'],
  ['one in another currency', { amount: '900', currency: 'usd' }, 'lost'],
])('a part that is lost beside %s is no whole', async (what, fields, outcome) => {
  const { id, intentId } = await sell(`beside ${what}`);
  const first = await dispute(intentId, { amount: '9000' });
  const second = await dispute(intentId, fields);
  await lose(first);
  await control('close-dispute', { dispute: second, outcome });
  for (const disputeId of [first, second]) await followDispute(context, disputeId, null);
  expect(await kept(second)).toMatchObject({ status: outcome });
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
});

test('a dispute of a charge that nobody knows is kept, shown and told', async () => {
  const intent = await provider.paymentIntents.create({
    ...{ amount: 4_200, currency: 'cad', confirm: true },
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
  });
  const disputeId = await dispute(intent.id, { currency: 'jpy' });
  await followDispute(context, disputeId, null);
  expect(await kept(disputeId)).toMatchObject({ paymentId: null, currency: 'JPY' });
  expect(await mailsAbout(disputeId)).toHaveLength(1);
  const { body } = await chief.call('GET', url);
  expect(body.items).toContainEqual(expect.objectContaining({ id: disputeId, paymentId: null }));
});

test('one that the provider does not know is nothing', async () => {
  await followDispute(context, 'dp_none', null);
  expect(await kept('dp_none')).toBeUndefined();
});

test('an older reading follows no newer one', async () => {
  const { intentId } = await sell('older');
  const disputeId = await dispute(intentId);
  await followDispute(context, disputeId, null);
  const newer = new Date(Date.now() + 3_600_000);
  await database
    .update(paymentDisputes)
    .set({ status: 'won', endedAt: newer, readAt: newer })
    .where(eq(paymentDisputes.id, disputeId));
  await followDispute(context, disputeId, null);
  expect(await kept(disputeId)).toMatchObject({ status: 'won', readAt: newer });
});

test('what is to go back while it is disputed goes back once that is won', async () => {
  const { id, intentId } = await sell('gone disputed');
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  const disputeId = await dispute(intentId);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding', refundId: null });
  await control('close-dispute', { dispute: disputeId, outcome: 'won' });
  await followDispute(context, disputeId, null);
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
  await followDispute(context, disputeId, null);
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

test('nor does an administrator who acts as somebody', async () => {
  const member = await openMember();
  const { id } = await storeUser(database, { groups: ['administrators'] });
  const acting = openBrowser(server);
  acting.take(await storeSession(database, member.id, id));
  expect((await acting.call('GET', url)).status).toBe(403);
});

test.each(['start=-1', 'size=0', 'size=101', 'size=all', 'state=open'])(
  'they are not listed by “%s”',
  async (query) => {
    expect((await chief.call('GET', `${url}?${query}`)).status).toBe(400);
  },
);
