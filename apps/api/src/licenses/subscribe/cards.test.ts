import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { storeCoupon } from '../../billing/coupons/coupons.fixture.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, openBuyer, storePlan, saveCard, answerBank, redemptionsOf, usesOf } = subscribing;
const { subscribe, licensesOf, statesOf, receiptsTo, chargedFor, paymentsOf } = subscribing;

describe('a card', () => {
  test('that is declined buys nothing; another does', async () => {
    const buyer = await openBuyer({ method: 'pm_card_chargeCustomerFail' });
    const coupon = await storeCoupon(platform, { percent_off: 10, most_redemptions: 1 });
    const stores = await storePlan({
      ...{ license_class: 'ENTERPRISE', custom_code: `AGAIN-${randomUUID().slice(0, 6)}` },
      most_uses: 1,
    });
    const terms = { tier: undefined, custom_code: stores.code, coupon: coupon.code };
    const key = randomUUID();
    const declined = await subscribe(buyer, terms, key);
    const fields = [{ path: 'body.payment_method', message: 'declined' }];
    expect([declined.status, declined.body.fields]).toEqual([402, fields]);
    expect((await subscribe(buyer, terms, key)).status).toBe(402);
    expect((await licensesOf(buyer.listingId)).map(({ state }) => state)).toEqual(['FAILED']);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    expect([await usesOf(stores.id), await redemptionsOf(coupon.id)]).toEqual([0, 0]);
    const card = await saveCard(buyer, 'pm_card_mastercard');
    const { status, body } = await subscribe(buyer, { ...terms, payment_method: card });
    expect([status, body.license.state]).toEqual([200, 'ACTIVE']);
    expect([await usesOf(stores.id), await redemptionsOf(coupon.id)]).toEqual([1, 1]);
    expect(await receiptsTo(buyer)).toHaveLength(1);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test.each([
    ['complete', 'ACTIVE', ['ASSIGNED', 'ASSIGNED']],
    ['fail', 'FAILED', ['HELD', 'HELD']],
  ] as const)(
    'whose bank asks, and is answered by %s, leaves a licence that is %s',
    async (answer, state, places) => {
      const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
      const { status, body } = await subscribe(buyer);
      expect([status, body.license.state]).toEqual([200, 'PENDING']);
      expect(body.license.seats).toEqual(buyer.boardIds);
      expect(await statesOf(buyer)).toEqual(['claimed', 'claimed']);
      const finish = () =>
        buyer.browser.call('POST', `/api/v1/license/${body.license.uuid}/payment`);
      expect((await finish()).body.client_secret).toBe(body.client_secret);
      const [payment] = await paymentsOf(body.license.uuid);
      await answerBank({ id: payment?.intentId ?? '', client_secret: body.client_secret }, answer);
      const finished = await Promise.all(Array.from({ length: 8 }, finish));
      for (const one of finished) {
        expect([one.status, one.body.license.state]).toEqual([200, state]);
      }
      expect(await statesOf(buyer)).toEqual(places);
      const charges = state === 'ACTIVE' ? 1 : 0;
      expect(await chargedFor(buyer)).toEqual({ charges, refunds: 0 });
      expect((await finish()).body.license.state).toBe(state);
    },
  );

  test('whose bank asks can be given up for another', async () => {
    const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
    const { body } = await subscribe(buyer);
    const card = await saveCard(buyer, 'pm_card_mastercard');
    expect((await subscribe(buyer, { payment_method: card })).status).toBe(409);
    const cancel = await buyer.browser.call('DELETE', `/api/v1/license/${body.license.uuid}`);
    expect(cancel.status).toBe(200);
    expect((await subscribe(buyer, { payment_method: card })).body.license.state).toBe('ACTIVE');
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('of somebody else, or none, pays for nothing', async () => {
    const buyer = await openBuyer();
    const { card } = await openBuyer();
    expect((await subscribe(buyer, { payment_method: card })).status).toBe(404);
    expect((await subscribe(buyer, { payment_method: undefined })).status).toBe(400);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    expect(await licensesOf(buyer.listingId)).toEqual([]);
  });
});
