import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { startBilling } from '../billing.fixture.ts';
import { handleEvent } from '../events/handle-event.ts';
import { defaultCards, paymentCustomers, paymentEvents, savedCards } from '../tables.ts';
import { syncCards } from './sync-cards.ts';

const { provider, platform, openMember, confirmSetup, saveCard, runWork } = await startBilling();
const { database } = platform;
type Member = Awaited<ReturnType<typeof openMember>>;

const times = <Answer>(count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const choose = ({ browser }: Member, id: string, isDefault = true) =>
  browser.call('PUT', `/api/v1/customer/${id}/default`, { purpose: 'licences', isDefault });
const finish = ({ browser }: Member, id: string) =>
  browser.call('POST', `/api/v1/customer/setup/${id}`);
const remove = ({ browser }: Member, id: string) =>
  browser.call('DELETE', `/api/v1/customer/${id}`);
const defaultsOf = ({ id }: Member) =>
  database.select().from(defaultCards).where(eq(defaultCards.userId, id));
const cardsOf = ({ id }: Member) =>
  database.select().from(savedCards).where(eq(savedCards.userId, id));

async function customerOf({ id }: Member): Promise<string> {
  const [row] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, id));
  return row?.customerId ?? '';
}

/** Until as many statements wait for a lock. */
const waitForWaiting = (count: number) => expect.poll(() => countWaiting(database)).toBe(count);

/** Acts upon an event of a customer, as the queue does. */
async function hear(customerId: string, type: string): Promise<void> {
  const now = new Date();
  const facts = { type, customerId, objectId: 'seti_1', happenedAt: now, receivedAt: now };
  const [event] = await database
    .insert(paymentEvents)
    .values({ ...facts, id: `evt_${crypto.randomUUID()}` })
    .returning();
  if (event?.number == null) throw new Error('No event was kept.');
  await handleEvent.run(jobContextOf(platform), { event: event.number });
}

test('of twenty choices at once, for two cards, one card is chosen', async () => {
  const member = await openMember();
  const cards = [await saveCard(member), await saveCard(member, 'pm_card_amex')];
  const answers = await times(20, (index) => choose(member, cards[index % 2] ?? ''));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of answers) {
    const chosen = body.filter((card: { defaultFor: string[] }) => card.defaultFor.length > 0);
    expect(chosen).toHaveLength(1);
  }
  const [kept, ...others] = await defaultsOf(member);
  expect(others).toEqual([]);
  expect(cards).toContain(kept?.paymentId);
});

test('a card is chosen and let go twenty times at once, and stands one way or the other', async () => {
  const member = await openMember();
  const card = await saveCard(member);
  const answers = await times(20, (index) => choose(member, card, index % 2 === 0));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await defaultsOf(member)).length).toBeLessThan(2);
});

test('a card that is chosen while it is deleted is gone, and chosen no more', async () => {
  const member = await openMember();
  const card = await saveCard(member);
  const [deleted, ...chosen] = await Promise.all([
    remove(member, card),
    ...Array.from({ length: 19 }, () => choose(member, card)),
  ]);
  expect(deleted?.status).toBe(200);
  for (const { status } of chosen) expect([200, 404]).toContain(status);
  expect((await choose(member, card)).status).toBe(404);
  expect(await defaultsOf(member)).toEqual([]);
});

test('another card is chosen in the moment in which the provider lets the chosen one go', async () => {
  const member = await openMember();
  const [leaving, staying] = [await saveCard(member), await saveCard(member, 'pm_card_amex')];
  await choose(member, leaving);
  await provider.paymentMethods.detach(leaving);
  const customer = await customerOf(member);
  const { answers } = await database.transaction(async (transaction) => {
    const ofCard = eq(savedCards.paymentId, staying);
    await transaction.select().from(savedCards).where(ofCard).for('update');
    const choosing = choose(member, staying);
    await waitForWaiting(1);
    const syncing = syncCards(platform, customer);
    await waitForWaiting(2);
    return { answers: Promise.all([choosing, syncing]) };
  });
  expect((await answers)[0]).toMatchObject({ status: 200 });
  expect(await defaultsOf(member)).toMatchObject([{ paymentId: staying }]);
  expect(await cardsOf(member)).toMatchObject([{ paymentId: staying }]);
});

test('a setup that browsers and events finish twenty times at once is one card', async () => {
  const member = await openMember();
  const { id, intent } = await confirmSetup(member);
  const customer = await customerOf(member);
  const answers = await Promise.all([
    times(10, () => finish(member, id)),
    times(10, () => hear(customer, 'setup_intent.succeeded')),
  ]);
  const card = { payment_id: String(intent.payment_method), last4: '4242' };
  for (const answer of answers[0]) expect(answer).toMatchObject({ status: 200, body: [card] });
  expect(await cardsOf(member)).toHaveLength(1);
  // Late, and again.
  expect(await finish(member, id)).toMatchObject({ status: 200, body: [card] });
});

test('twenty setups that are finished at once, the last first, are a card each', async () => {
  const member = await openMember();
  const setups = await times(20, () => confirmSetup(member));
  const answers = await times(20, (index) => finish(member, setups.at(-1 - index)?.id ?? ''));
  answers.forEach(({ status, body }, index) => {
    expect(status).toBe(200);
    const { intent } = setups.at(-1 - index) ?? {};
    expect(body).toContainEqual(expect.objectContaining({ payment_id: intent?.payment_method }));
  });
  expect(await cardsOf(member)).toHaveLength(20);
});

test('another’s setup is finished for nobody, however often both ask', async () => {
  const [owner, other] = [await openMember(), await openMember()];
  await saveCard(other);
  const { id } = await confirmSetup(owner);
  const answers = await times(20, (index) => finish(index % 2 === 0 ? owner : other, id));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(answers.map((_, index) => (index % 2 === 0 ? 200 : 404)));
  expect(await cardsOf(owner)).toHaveLength(1);
  expect(await cardsOf(other)).toHaveLength(1);
});

test('a card that is deleted while the provider’s answer is on its way does not come back', async () => {
  const member = await openMember();
  const card = await saveCard(member);
  const customer = await customerOf(member);
  const syncing = await database.transaction(async (transaction) => {
    const ofMember = eq(paymentCustomers.userId, member.id);
    await transaction.select().from(paymentCustomers).where(ofMember).for('update');
    const promise = syncCards(platform, customer);
    await waitForWaiting(1);
    expect((await remove(member, card)).status).toBe(200);
    await runWork();
    return { promise };
  });
  await syncing.promise;
  expect((await provider.paymentMethods.retrieve(card)).customer).toBeNull();
  expect(await cardsOf(member)).toEqual([]);
});
