import { expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

const { stripe, port } = await startSandbox();

async function pay(payment_method = 'pm_card_visa') {
  return stripe.paymentIntents.create({
    ...{ amount: 12_34, currency: 'cad', confirm: true, payment_method },
  });
}

async function control(name: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`http://127.0.0.1:${port}/control/${name}`, { method: 'POST', body });
}

async function disputeOf(intent: string) {
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  return data[0];
}

async function eventsOf(id: string) {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.flatMap(({ type, data: { object } }) =>
    'id' in object && object.id === id ? type : [],
  );
}

test.each([
  ['pm_card_createDispute', 'needs_response', 'fraudulent'],
  ['pm_card_createDisputeProductNotReceived', 'needs_response', 'product_not_received'],
  ['pm_card_createDisputeInquiry', 'warning_needs_response', 'general'],
])('%s is disputed as it is charged', async (card, status, reason) => {
  const { id } = await pay(card);
  expect(await disputeOf(id)).toMatchObject({ status, reason, amount: 12_34 });
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ disputed: true });
});

test.each([
  ['winning_evidence', 'won', true],
  ['losing_evidence', 'lost', false],
])('%s decides it', async (text, status, isReinstated) => {
  const { id } = await pay('pm_card_createDispute');
  const dispute = await disputeOf(id);
  await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: text } });
  expect(await disputeOf(id)).toMatchObject({ status });
  const events = await eventsOf(dispute?.id ?? '');
  expect(events).toContain('charge.dispute.closed');
  expect(events.includes('charge.dispute.funds_reinstated')).toBe(isReinstated);
  expect((await refusal(stripe.disputes.close(dispute?.id ?? ''))).statusCode).toBe(400);
});

test('the control page disputes and decides, and refuses what is none', async () => {
  const { id } = await pay();
  expect((await control('dispute', { payment_intent: id, reason: 'duplicate' })).status).toBe(200);
  const dispute = await disputeOf(id);
  expect(dispute).toMatchObject({ reason: 'duplicate', status: 'needs_response' });
  const decide = { dispute: dispute?.id ?? '', outcome: 'lost' };
  expect((await control('close-dispute', decide)).status).toBe(200);
  expect((await control('close-dispute', decide)).status).toBe(400);
  expect((await control('dispute', { payment_intent: 'pi_none' })).status).toBe(404);
});

test('what a bank takes back is given back by nobody, and again once it is won', async () => {
  const { id } = await pay('pm_card_createDispute');
  const error = await refusal(stripe.refunds.create({ payment_intent: id }));
  expect(error.code).toBe('charge_disputed');
  const dispute = await disputeOf(id);
  await control('close-dispute', { dispute: dispute?.id ?? '', outcome: 'won' });
  expect((await stripe.refunds.create({ payment_intent: id })).status).toBe('succeeded');
});

test('a refund arrives, or fails however late', async () => {
  const pending = await pay('pm_card_pendingRefund');
  const first = await stripe.refunds.create({ payment_intent: pending.id });
  expect(first.status).toBe('pending');
  await control('refund', { refund: first.id, status: 'succeeded' });
  expect((await stripe.refunds.retrieve(first.id)).status).toBe('succeeded');
  await control('refund', { refund: first.id, status: 'failed' });
  expect(await stripe.refunds.retrieve(first.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  });
  expect(await eventsOf(first.id)).toEqual(
    expect.arrayContaining(['refund.failed', 'refund.updated', 'charge.refund.updated']),
  );
  const { latest_charge } = await stripe.paymentIntents.retrieve(pending.id, {
    expand: ['latest_charge'],
  });
  expect(latest_charge).toMatchObject({ refunded: false, amount_refunded: 0 });
  expect((await control('refund', { refund: first.id, status: 'failed' })).status).toBe(400);
});
