import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { startBilling } from '../billing.fixture.ts';
import { handleEvent } from '../events/handle-event.ts';
import { paymentCustomers, paymentEvents, savedCards } from '../tables.ts';

const { provider, platform, openMember, confirmSetup, saveCard } = await startBilling();
const { database } = platform;

async function customerOf({ id }: { readonly id: number }) {
  const ofUser = eq(paymentCustomers.userId, id);
  const [row] = await database.select().from(paymentCustomers).where(ofUser);
  return row?.customerId ?? null;
}

/** Somebody with a card, whose customer there is known. */
async function openPayer() {
  const member = await openMember();
  const card = await saveCard(member);
  return { ...member, card, customer: (await customerOf(member)) ?? '' };
}

/** Opens a payer whom the provider has deleted, which nobody has reported here. */
async function openGone() {
  const payer = await openPayer();
  await provider.customers.del(payer.customer);
  return payer;
}

const cardsOf = ({ id }: { readonly id: number }) =>
  database.select().from(savedCards).where(eq(savedCards.userId, id));

async function hear(type: string, facts: { objectId: string; customerId?: string }) {
  const now = new Date();
  const [event] = await database
    .insert(paymentEvents)
    .values({
      ...facts,
      type,
      id: `evt_${crypto.randomUUID()}`,
      happenedAt: now,
      receivedAt: now,
    })
    .returning();
  if (event?.number == null) throw new Error('No event was kept.');
  expect(await handleEvent.run(jobContextOf(platform), { event: event.number })).toBe('done');
}

test('the next card of somebody whom the provider has deleted makes one customer anew', async () => {
  const gone = await openGone();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => gone.browser.call('POST', '/api/v1/customer/setup')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const anew = await customerOf(gone);
  expect(anew).not.toBe(gone.customer);
  for (const { body } of answers) {
    expect((await provider.setupIntents.retrieve(body.intent_id)).customer).toBe(anew);
  }
  expect(await cardsOf(gone)).toEqual([]);
  const card = await saveCard(gone);
  expect(await cardsOf(gone)).toMatchObject([{ paymentId: card }]);
});

test('a card whose customer is gone there is gone, and so are the others', async () => {
  const gone = await openGone();
  const answer = await gone.browser.call('DELETE', `/api/v1/customer/${gone.card}`);
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await gone.browser.call('GET', '/api/v1/customer/cards')).body).toEqual([]);
  expect(await customerOf(gone)).toBeNull();
});

test('a card that was handed over for a customer who is gone by now is none', async () => {
  const payer = await openPayer();
  const { id } = await confirmSetup(payer);
  await provider.customers.del(payer.customer);
  const answer = await payer.browser.call('POST', `/api/v1/customer/setup/${id}`);
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await cardsOf(payer)).toEqual([]);
});

test('what the provider tells of a deleted customer, or of their cards, has them forgotten', async () => {
  const [one, other] = [await openGone(), await openGone()];
  await hear('customer.deleted', { objectId: one.customer });
  expect([await customerOf(one), await cardsOf(one)]).toEqual([null, []]);
  await hear('payment_method.detached', { objectId: other.card, customerId: other.customer });
  expect([await customerOf(other), await cardsOf(other)]).toEqual([null, []]);
});

test('whom the provider still has keeps their cards, whatever an event says', async () => {
  const payer = await openPayer();
  await hear('customer.deleted', { objectId: payer.customer });
  expect(await customerOf(payer)).toBe(payer.customer);
  expect(await cardsOf(payer)).toHaveLength(1);
  await hear('customer.deleted', { objectId: 'cus_none' });
});
