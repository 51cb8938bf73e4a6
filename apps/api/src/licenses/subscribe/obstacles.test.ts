import { randomUUID } from 'node:crypto';
import { dueDateOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { billingData } from '../../billing/billing-data.ts';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import { storeBoard, storeMerchant } from '../../boards/places/places.fixture.ts';
import { boardPlaces, boardsTable } from '../../boards/tables.ts';
import { makeListing } from '../../listings/listings.fixture.ts';
import { listingsData } from '../../listings/listings-data.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { licensesData } from '../licenses-data.ts';
import { licensePlans } from '../tables.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, database, plan, openBuyer, storePlan, hold, answerBank, runWork, pay } =
  subscribing;
const { subscribe, preview, licensesOf, placesOf, statesOf, chargedFor, paymentsOf, receiptsTo } =
  subscribing;
const minuteMs = 60_000;

/** Somebody whose bank asks: the licence waits for them. */
async function openWaiting(boards?: { readonly boards: number }) {
  const buyer = await openBuyer({ method: 'pm_card_authenticationRequired', ...boards });
  const { body } = await subscribe(buyer);
  const [payment] = await paymentsOf(body.license.uuid);
  const intentId = payment?.intentId ?? '';
  return {
    ...buyer,
    uuid: body.license.uuid as string,
    /** The bank is answered, and what came of it is read. */
    async complete() {
      await answerBank({ id: intentId, client_secret: body.client_secret }, 'complete');
      await finishPayment(platform, intentId, null);
      await runWork();
    },
  };
}

const letHoldsRunOut = ({ listingId }: Pick<Buyer, 'listingId'>) =>
  database
    .update(boardPlaces)
    .set({ until: new Date(Date.now() - minuteMs) })
    .where(eq(boardPlaces.listingId, listingId));
const statusOf = async ({ listingId }: Pick<Buyer, 'listingId'>) =>
  (await licensesOf(listingId)).map(({ state }) => state);
const setListing = ({ listingId }: Buyer, facts: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(facts).where(eq(listings.id, listingId));

describe('a hold that runs out', () => {
  test('before it is bought buys nothing', async () => {
    const buyer = await openBuyer();
    await letHoldsRunOut(buyer);
    expect((await preview(buyer)).status).toBe(409);
    expect((await subscribe(buyer)).status).toBe(409);
    expect(await statusOf(buyer)).toEqual([]);
  });

  test('on one of two boards while they were looked at is told, and nothing is charged', async () => {
    const buyer = await openBuyer();
    const [first] = await placesOf(buyer.listingId);
    await database
      .update(boardPlaces)
      .set({ until: new Date(Date.now() - minuteMs) })
      .where(eq(boardPlaces.id, first?.id ?? ''));
    expect((await subscribe(buyer, { seats: buyer.boardIds })).status).toBe(409);
    expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
    expect((await subscribe(buyer, { seats: buyer.boardIds.slice(1) })).status).toBe(200);
  });

  test('while the bank asks is held anew, where the board is free', async () => {
    const buyer = await openWaiting();
    await letHoldsRunOut(buyer);
    await buyer.complete();
    expect(await statusOf(buyer)).toEqual(['ACTIVE']);
    expect((await statesOf(buyer)).filter((state) => state === 'ASSIGNED')).toHaveLength(2);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('while the bank asks, and is taken by another, is paid back whole', async () => {
    const buyer = await openWaiting();
    await letHoldsRunOut(buyer);
    const other = await openBuyer({ boards: 0 });
    await hold(other.merchant, buyer.boardIds.slice(0, 1));
    await buyer.complete();
    expect(await statusOf(buyer)).toEqual(['FAILED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 1 });
    expect((await statesOf(buyer)).every((state) => state === 'RELEASED')).toBe(true);
    expect(await receiptsTo(buyer)).toEqual([]);
    expect((await subscribe(other)).body.license.seats).toEqual(buyer.boardIds.slice(0, 1));
  });
});

describe('meanwhile', () => {
  test('a board was retired: it is not sold, and the money goes back', async () => {
    const buyer = await openWaiting();
    await database
      .update(boardsTable)
      .set({ retiredAt: new Date() })
      .where(eq(boardsTable.id, buyer.boardIds[0] ?? 0));
    await buyer.complete();
    expect(await statusOf(buyer)).toEqual(['FAILED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 1 });
    expect(await statesOf(buyer)).not.toContain('ASSIGNED');
    expect(await receiptsTo(buyer)).toEqual([]);
  });

  test.each([
    ['closed', { status: 'Closed' }],
    ['taken down', { status: 'Hold', holdReason: 'moderation' }],
  ] as const)('a listing was %s: the money goes back', async (_, facts) => {
    const buyer = await openWaiting();
    await setListing(buyer, facts);
    await buyer.complete();
    expect(await statusOf(buyer)).toEqual(['FAILED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 1 });
  });

  test('the account was closed: the money goes back, and nobody has bought anything', async () => {
    const buyer = await openWaiting();
    await database.transaction(async (transaction) => {
      for (const holder of [licensesData, billingData, listingsData]) {
        await holder.erase(transaction, buyer.id, new Date());
      }
    });
    await buyer.complete();
    const [license] = await licensesOf(buyer.listingId);
    expect(license).toMatchObject({ state: 'FAILED', buyerId: null });
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 1 });
    expect(await statesOf(buyer)).not.toContain('ASSIGNED');
  });

  test('the plan ended: what was begun is bought still', async () => {
    const ended = await storePlan({ nickname: 'Ends' });
    const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
    const { body } = await subscribe(buyer, { tier: ended.id });
    await endPlan(ended.id);
    const [payment] = await paymentsOf(body.license.uuid);
    const id = payment?.intentId ?? '';
    await answerBank({ id, client_secret: body.client_secret }, 'complete');
    await finishPayment(platform, id, null);
    expect(await statusOf(buyer)).toEqual(['ACTIVE']);
  });

  test('the provider’s own page paid it back: the licence ends with its places', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    const [payment] = await paymentsOf(body.license.uuid);
    const intent = payment?.intentId ?? '';
    await subscribing.provider.refunds.create({ payment_intent: intent });
    await finishPayment(platform, intent, null);
    expect(await statusOf(buyer)).toEqual(['ENDED']);
    expect(await statesOf(buyer)).toEqual(['RELEASED', 'RELEASED']);
  });

  test('the bank’s question was left for an hour: the boards are free again', async () => {
    const buyer = await openWaiting();
    await database.execute(
      `update payments set created_at = now() - interval '2 hours' where subject_id = '${buyer.uuid}'`,
    );
    await subscribing.runJob('give-up-payments');
    expect(await statusOf(buyer)).toEqual(['FAILED']);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
  });
});

const endPlan = (id: string) =>
  database.update(licensePlans).set({ endedAt: new Date() }).where(eq(licensePlans.id, id));

describe('nothing is sold', () => {
  const refusals = async (buyer: Buyer, body: object = {}) => [
    (await preview(buyer, body)).status,
    (await subscribe(buyer, body)).status,
  ];

  test('for more boards than the plan has seats', async () => {
    expect(await refusals(await openBuyer({ boards: 4 }))).toEqual([409, 409]);
  });

  test('without a board', async () => {
    expect(await refusals(await openBuyer({ boards: 0 }))).toEqual([409, 409]);
  });

  test('by a plan that has ended, that is none, or that nobody named', async () => {
    const buyer = await openBuyer();
    const ended = await storePlan();
    await endPlan(ended.id);
    expect(await refusals(buyer, { tier: ended.id })).toEqual([404, 404]);
    expect(await refusals(buyer, { tier: randomUUID() })).toEqual([404, 404]);
    expect(await refusals(buyer, { tier: undefined })).toEqual([400, 400]);
    expect(await refusals(buyer, { tier: 'main-street' })).toEqual([400, 400]);
  });

  test('for a listing that is no merchant’s, or none at all', async () => {
    const buyer = await openBuyer();
    const [event = Number.NaN] = await insertListings(database, [
      makeListing('event', { ownerId: buyer.id }),
    ]);
    const of = (id: number) => ({ ...buyer, listingId: id as Buyer['listingId'] });
    expect(await refusals(of(event))).toEqual([409, 409]);
    expect(await refusals(of(4_000_000))).toEqual([404, 404]);
    expect(await refusals(of(0))).toEqual([400, 400]);
  });

  test.each([
    ['Closed', null, 409],
    ['Expired', null, 409],
    ['Hold', 'moderation', 409],
    ['Delete', null, 404],
  ] as const)('for a listing that is %s (%s)', async (status, holdReason, refused) => {
    const buyer = await openBuyer();
    await setListing(buyer, { status, holdReason });
    expect(await refusals(buyer)).toEqual([refused, refused]);
  });

  test('without a key, or by a body that is none', async () => {
    const buyer = await openBuyer();
    const path = `/api/v1/license/${buyer.listingId}/subscribe`;
    const total = { amount: 293_800, currency: 'CAD' };
    const body = { tier: plan.id, payment_method: buyer.card, total };
    const { body: refused } = await buyer.browser.call('POST', path, body);
    expect(refused.fields[0].path).toBe('headers.idempotency-key');
    for (const wrong of [
      { ...body, total: undefined },
      { ...body, renews: 'yes' },
      { ...body, payment_method: '4242 4242 4242 4242' },
      { ...body, seats: [0] },
      { ...body, coupon: '%' },
      { ...body, custom_code: '' },
      { ...body, confirmation: 'yes' },
      { ...body, boards: buyer.boardIds },
    ]) {
      expect((await pay(buyer.browser, path, wrong)).status).toBe(400);
    }
    expect(await statusOf(buyer)).toEqual([]);
  });
});

test('a paused listing, or one that waits for a look, may buy', async () => {
  const paused = await openBuyer({ boards: 1 });
  await setListing(paused, { status: 'Withdrawn', isPaused: true });
  expect((await subscribe(paused)).status).toBe(200);
  const waiting = await openBuyer({ boards: 1 });
  await setListing(waiting, { status: 'Hold', holdReason: 'review' });
  expect((await subscribe(waiting)).status).toBe(200);
});

test('the due date is that of the listing’s time zone', async () => {
  const buyer = await openBuyer({ boards: 0 });
  const merchant = await storeMerchant(database, buyer.id);
  await database
    .update(listings)
    .set({ timeZone: 'Pacific/Kiritimati' })
    .where(eq(listings.id, merchant.listingId));
  await hold(merchant, [await storeBoard(database)]);
  const { body } = await subscribe({ ...buyer, merchant, listingId: merchant.listingId });
  const { invoice, timeZone, dueAt, boughtAt } = body.license;
  expect(invoice.dueDate).toBe(dueDateOf(Date.parse(boughtAt), timeZone));
  expect(localTimeAt(Date.parse(dueAt), timeZone).date).toBe(invoice.dueDate);
});
