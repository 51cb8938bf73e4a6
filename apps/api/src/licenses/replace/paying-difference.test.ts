import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { followDispute } from '../../billing/disputes/follow-dispute.ts';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import { paymentErrands } from '../../billing/tables.ts';
import { storeBoard } from '../../boards/places/places.fixture.ts';
import { mails } from '../../platform/tables.ts';
import { startReplacing } from './replacing.fixture.ts';

const replacing = await startReplacing();
const { platform, database, provider, larger, openLicensed, saveCard, answerBank, runWork } =
  replacing;
const { subscribe, readLicense, paymentsOf, standingOf, statesOf, chargedFor } = replacing;
const { storePlan, holdMore, usesOf, control, runJob } = replacing;

describe('while the difference is paid', () => {
  async function openWaiting() {
    const buyer = await openLicensed(2);
    const card = await saveCard(buyer, 'pm_card_authenticationRequired');
    const { body } = await subscribe(buyer, { tier: larger.id, payment_method: card });
    const uuid = body.license.uuid as string;
    const [payment] = await paymentsOf(uuid);
    const intentId = payment?.intentId ?? '';
    return {
      ...buyer,
      uuid,
      async complete() {
        await answerBank({ id: intentId, client_secret: body.client_secret }, 'complete');
        await finishPayment(platform, intentId, null);
        await runWork();
      },
    };
  }

  test('the plan before runs, and takes no more boards', async () => {
    const buyer = await openWaiting();
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'PENDING']);
    const board = await storeBoard(database);
    const path = `/api/v1/license/${buyer.before}/${board}`;
    expect((await buyer.browser.call('POST', path)).status).toBe(409);
    await buyer.complete();
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'ENDED']);
    expect(await statesOf(buyer)).toEqual(Array(4).fill('ASSIGNED'));
  });

  test('its renewal is not changed under it', async () => {
    const buyer = await openWaiting();
    const path = `/api/v1/license/${buyer.before}/renewal`;
    expect((await buyer.browser.call('PUT', path, { renews: false })).status).toBe(409);
    await buyer.complete();
  });

  test('whoever ends the plan before gets the money back, and has no boards', async () => {
    const buyer = await openWaiting();
    const ended = await buyer.browser.call('DELETE', `/api/v1/license/${buyer.before}`);
    expect(ended.status).toBe(200);
    await buyer.complete();
    expect(await standingOf(buyer)).toEqual(['ENDED', 'FAILED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 1 });
    expect(await statesOf(buyer)).not.toContain('ASSIGNED');
  });

  test('a card that is declined leaves the plan before as it was', async () => {
    const buyer = await openLicensed(2);
    const card = await saveCard(buyer, 'pm_card_chargeCustomerFail');
    const { status } = await subscribe(buyer, { tier: larger.id, payment_method: card });
    expect(status).toBe(402);
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'FAILED']);
    expect((await statesOf(buyer)).toSorted()).toEqual(['ASSIGNED', 'ASSIGNED', 'HELD', 'HELD']);
  });
});

describe('money that goes back', () => {
  /** Errands of a transaction that has no queue at hand are sent by the job that looks for them. */
  async function sendErrands() {
    await database.update(paymentErrands).set({ createdAt: new Date(0) });
    await runJob('enqueue-payment-errands');
    await runWork();
  }

  async function paymentStates({ listingId }: { readonly listingId: number }) {
    const own = await replacing.licensesOf(listingId);
    const rows = await Promise.all(own.map(({ id }) => paymentsOf(id)));
    return rows
      .flat()
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ state }) => state);
  }

  async function endedMails({ id }: { readonly id: number }) {
    return database
      .select({ text: mails.text })
      .from(mails)
      .innerJoin(users, eq(users.email, mails.recipient))
      .where(and(eq(users.id, id), eq(mails.template, 'license-paid-back')));
  }

  async function payBack(license: string) {
    const [payment] = await paymentsOf(license);
    const intent = payment?.intentId ?? '';
    await provider.refunds.create({ payment_intent: intent });
    await finishPayment(platform, intent, null);
  }

  test('of the difference leaves the plan before, on its boards', async () => {
    const buyer = await openLicensed(2);
    const { body } = await subscribe(buyer, { tier: larger.id });
    await payBack(body.license.uuid);
    expect((await readLicense(buyer.before))?.state).toBe('ACTIVE');
    expect((await readLicense(body.license.uuid))?.state).toBe('ENDED');
    const { body: before } = await buyer.browser.call('GET', `/api/v1/license/${buyer.before}/`);
    expect(before.seats).toEqual(buyer.boardIds);
    // Twice does what once does.
    await payBack(body.license.uuid).catch(() => undefined);
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'ENDED']);
  });

  test('of the plan before ends what was built on it, whose money goes back too', async () => {
    const buyer = await openLicensed(2);
    await subscribe(buyer, { tier: larger.id });
    // Either of them may be the one that the provider refuses.
    const asked = await Promise.allSettled([payBack(buyer.before), payBack(buyer.before)]);
    expect(asked.map(({ status }) => status)).toContain('fulfilled');
    expect(await standingOf(buyer)).toEqual(['ENDED', 'ENDED']);
    expect(await statesOf(buyer)).toEqual(Array(4).fill('RELEASED'));
    await sendErrands();
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 2 });
    const states = await paymentStates(buyer);
    expect(states).toEqual(['refunded', 'refunded']);
    const ended = await endedMails(buyer);
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toContain('What you have paid since for a larger plan');
  });

  test('by the bank ends what was built on it, and says so', async () => {
    const buyer = await openLicensed(2);
    await subscribe(buyer, { tier: larger.id });
    const [payment] = await paymentsOf(buyer.before);
    await control('dispute', { payment_intent: payment?.intentId ?? '' });
    const { data } = await provider.disputes.list({ payment_intent: payment?.intentId ?? '' });
    const id = data[0]?.id ?? '';
    await followDispute(platform, id, null);
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'ENDED']);
    await control('close-dispute', { dispute: id, outcome: 'lost' });
    await Promise.all([followDispute(platform, id, null), followDispute(platform, id, null)]);
    expect(await standingOf(buyer)).toEqual(['ENDED', 'ENDED']);
    await sendErrands();
    expect(await paymentStates(buyer)).toEqual(['charged-back', 'refunded']);
    const [mail, ...others] = await endedMails(buyer);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Your bank has taken back');
  });

  test('of one in between leaves the first, and ends what was built on it', async () => {
    const buyer = await openLicensed(2);
    const second = await subscribe(buyer, { tier: larger.id });
    const largest = await storePlan({ price: { amount: 900_000, currency: 'CAD' }, seat_count: 9 });
    await holdMore(buyer, 3);
    const third = await subscribe(buyer, { tier: largest.id });
    await payBack(second.body.license.uuid);
    expect((await readLicense(third.body.license.uuid))?.state).toBe('ENDED');
    const { body: first } = await buyer.browser.call('GET', `/api/v1/license/${buyer.before}/`);
    expect(first).toMatchObject({ state: 'ACTIVE', seats: buyer.boardIds });
    // And of the first, once another has taken its place: nothing is left.
    await holdMore(buyer, 2);
    await subscribe(buyer, { tier: larger.id });
    await payBack(buyer.before);
    expect(await standingOf(buyer)).toEqual(Array(4).fill('ENDED'));
    expect(await statesOf(buyer)).not.toContain('ASSIGNED');
  });

  test('brings back no renewal that was stopped since', async () => {
    const buyer = await openLicensed(2);
    await replacing.setRenewing(buyer.before);
    const { body } = await subscribe(buyer, { tier: larger.id });
    const path = `/api/v1/license/${body.license.uuid}/renewal`;
    expect((await buyer.browser.call('PUT', path, { renews: false })).status).toBe(200);
    await payBack(body.license.uuid);
    expect(await readLicense(buyer.before)).toMatchObject({ state: 'ACTIVE', renews: false });
  });

  test('gives the use of a code back, though its plan was replaced', async () => {
    const code = `ONCE-${randomUUID().slice(0, 8)}`;
    const once = await storePlan({ license_class: 'ENTERPRISE', custom_code: code, most_uses: 1 });
    const buyer = await openLicensed(2, { tier: undefined, custom_code: code });
    await subscribe(buyer, { tier: larger.id });
    await payBack(buyer.before);
    expect(await usesOf(once.id)).toBe(0);
  });
});
