import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import { paymentDifferences } from '../../billing/tables.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { database, control, openBuyer, subscribe, licensesOf, statesOf, chargedFor } = subscribing;
const { paymentsOf, runWork, runJob, receiptsTo, answerBank } = subscribing;
const { platform } = subscribing;
const path = '/v1/payment_intents';

/**
 * Has the provider answer nothing about charges: it has received none, or has charged all the same.
 */
const lose = (kind: 'error' | 'cut' | 'silent') => control('faults', { kind, times: '60', path });
const mend = () => control('faults', {});
afterEach(mend);

const end = ({ browser }: Buyer, uuid: string) => browser.call('DELETE', `/api/v1/license/${uuid}`);
const look = ({ browser }: Buyer, uuid: string) =>
  browser.call('POST', `/api/v1/license/${uuid}/payment`);
const standing = async ({ listingId }: Pick<Buyer, 'listingId'>) =>
  (await licensesOf(listingId)).map(({ state }) => state);
const stateOf = async (uuid: string) => (await paymentsOf(uuid))[0]?.state;
const age = (uuid: string, hours: number) =>
  database.execute(
    sql`update payments set created_at = created_at - make_interval(hours => ${hours}),
      asked_at = asked_at - make_interval(hours => ${hours}) where subject_id = ${uuid}`,
  );

async function openUnanswered(kind: 'error' | 'cut' | 'silent', method?: string) {
  const buyer = await openBuyer(method === undefined ? {} : { method });
  await lose(kind);
  const { status, body } = await subscribe(buyer);
  expect([status, body.license.state, body.client_secret]).toEqual([200, 'PENDING', null]);
  return { ...buyer, uuid: body.license.uuid as string };
}

describe('a purchase that the provider has not answered', () => {
  test('is on its way, and is charged once as soon as it answers', async () => {
    const buyer = await openUnanswered('error');
    expect((await look(buyer, buyer.uuid)).body).toMatchObject({ client_secret: null });
    await mend();
    await runWork();
    expect((await look(buyer, buyer.uuid)).body.license.state).toBe('ACTIVE');
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('is told to be on its way before a browser gives up, and is found by its listing', async () => {
    const began = performance.now();
    const buyer = await openUnanswered('silent');
    expect((await look(buyer, buyer.uuid)).body.license.state).toBe('PENDING');
    // Each of the two was answered before the client's 15 s.
    expect(performance.now() - began).toBeLessThan(2 * 15_000);
    const holds = await buyer.browser.call('GET', `/api/v1/license/${buyer.listingId}/holds`);
    expect(holds.body.paying).toBe(buyer.uuid);
    expect((await end(buyer, buyer.uuid)).status).toBe(200);
    const after = await buyer.browser.call('GET', `/api/v1/license/${buyer.listingId}/holds`);
    expect(after.body.paying).toBe(null);
  });

  test('is cancelled at once, and never charged', async () => {
    const buyer = await openUnanswered('error');
    expect((await end(buyer, buyer.uuid)).status).toBe(200);
    expect(await standing(buyer)).toEqual(['FAILED']);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    await mend();
    await runWork();
    await age(buyer.uuid, 2);
    await runJob('give-up-payments');
    await runWork();
    expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
    expect(await receiptsTo(buyer)).toEqual([]);
    // And can be bought again, for example with another card.
    expect((await subscribe(buyer)).body.license.state).toBe('ACTIVE');
  });

  test('though it was charged, is cancelled and paid back once that is found', async () => {
    const buyer = await openUnanswered('cut');
    expect((await end(buyer, buyer.uuid)).status).toBe(200);
    await mend();
    await runWork();
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
    await age(buyer.uuid, 1);
    await runJob('give-up-payments');
    await runWork();
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 1 });
    expect(await stateOf(buyer.uuid)).toBe('refunded');
    expect(await standing(buyer)).toEqual(['FAILED']);
    expect(await runJob('give-up-payments')).toBe(0);
  });

  test('and is paid back late or in vain, is refunded once it is, and told where it falls back', async () => {
    const buyer = await openUnanswered('cut', 'pm_card_pendingRefund');
    await end(buyer, buyer.uuid);
    await mend();
    await age(buyer.uuid, 1);
    await runJob('give-up-payments');
    await runWork();
    const [payment] = await paymentsOf(buyer.uuid);
    const intent = payment?.intentId ?? '';
    expect(payment).toMatchObject({ state: 'refunding', askedAt: null });
    expect(await standing(buyer)).toEqual(['FAILED']);
    const { data: refunds } = await subscribing.provider.refunds.list({ payment_intent: intent });
    await control('refund', { refund: refunds[0]?.id ?? '', status: 'failed' });
    // As if that were read for the first time now.
    await database.execute(sql`update payments set state = 'failed' where intent_id = ${intent}`);
    await finishPayment(platform, intent, null);
    await runWork();
    expect(await stateOf(buyer.uuid)).toBe('refunding');
    // Nothing is refunded automatically a second time: administrators are notified.
    const again = await subscribing.provider.refunds.list({ payment_intent: intent });
    expect(again.data).toHaveLength(1);
    const { kind, providerId } = paymentDifferences;
    expect(
      await database.select({ kind }).from(paymentDifferences).where(eq(providerId, intent)),
    ).toEqual([{ kind: 'refund-failed' }]);
  });

  test('and whose bank asks, is cancelled at the provider as well', async () => {
    const buyer = await openUnanswered('cut', 'pm_card_authenticationRequired');
    await end(buyer, buyer.uuid);
    await mend();
    await age(buyer.uuid, 1);
    await runJob('give-up-payments');
    await runWork();
    const [payment] = await paymentsOf(buyer.uuid);
    const intent = await subscribing.provider.paymentIntents.retrieve(payment?.intentId ?? '');
    expect([payment?.state, intent.status]).toEqual(['failed', 'canceled']);
  });

  test('cancelled while it is charged is either had or paid back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = await openUnanswered('error');
      await mend();
      const [ended] = await Promise.all([end(buyer, buyer.uuid), runWork()]);
      await runWork();
      const { charges, refunds } = await chargedFor(buyer);
      const [state] = await standing(buyer);
      expect([ended.status, state]).toEqual(
        ended.status === 200 ? [200, 'FAILED'] : [409, 'ACTIVE'],
      );
      expect(charges - refunds).toBe(state === 'ACTIVE' ? 1 : 0);
    }
  });

  test('is nobody else’s to cancel', async () => {
    const buyer = await openUnanswered('error');
    const other = await openBuyer({ boards: 0 });
    expect((await end(other, buyer.uuid)).status).toBe(404);
    expect(await stateOf(buyer.uuid)).toBe('begun');
  });
});

test('a bank’s question is cancelled though the provider is away', async () => {
  const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
  const { body } = await subscribe(buyer);
  await lose('error');
  expect((await end(buyer, body.license.uuid)).status).toBe(200);
  expect(await standing(buyer)).toEqual(['FAILED']);
  await mend();
  const [payment] = await paymentsOf(body.license.uuid);
  const id = payment?.intentId ?? '';
  // Its owner confirms at the bank all the same, before the provider is notified.
  await answerBank({ id, client_secret: body.client_secret }, 'complete');
  await runWork();
  expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 1 });
  expect(await stateOf(body.license.uuid)).toBe('refunded');
});

describe('what the queue has given up', () => {
  test.each([1, 25])('and was never charged, has failed after %i hours', async (hours) => {
    const buyer = await openUnanswered('error');
    await database.execute(
      sql`update pgboss.job set state = 'failed' where name = 'charge-payment'`,
    );
    await mend();
    await age(buyer.uuid, hours);
    await runJob('give-up-payments');
    expect(await standing(buyer)).toEqual(['FAILED']);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
  });

  test('and was charged, is had', async () => {
    const buyer = await openUnanswered('cut');
    await database.execute(
      sql`update pgboss.job set state = 'failed' where name = 'charge-payment'`,
    );
    await mend();
    await age(buyer.uuid, 25);
    await runJob('give-up-payments');
    expect(await standing(buyer)).toEqual(['ACTIVE']);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });
});
