import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { storeCoupon } from '../../billing/coupons/coupons.fixture.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, database, openBuyer, storePlan, redemptionsOf, usesOf } = subscribing;
const { subscribe, preview, licensesOf, statesOf, receiptsTo, chargedFor } = subscribing;

describe('a coupon', () => {
  test('is shown and taken off alike, and counted once', async () => {
    const buyer = await openBuyer();
    const coupon = await storeCoupon(platform, { percent_off: 15 });
    const code = coupon.code.toLowerCase();
    const { body: invoice } = await preview(buyer, { coupon: code });
    expect(invoice).toMatchObject({
      discount: { amount: 39_000 },
      total: { amount: 249_730 },
    });
    expect(await redemptionsOf(coupon.id)).toBe(0);
    const { body } = await subscribe(buyer, { coupon: code });
    expect(body.license.invoice).toEqual(invoice);
    expect(await redemptionsOf(coupon.id)).toBe(1);
  });

  test('that leaves nothing to pay needs no card, and the licence runs at once', async () => {
    const buyer = await openBuyer();
    const { code, id } = await storeCoupon(platform, { percent_off: 100 });
    const free = { coupon: code, payment_method: undefined };
    const { status, body } = await subscribe(buyer, free);
    expect([status, body.license.state]).toEqual([200, 'ACTIVE']);
    expect(body.license.invoice.total.amount).toBe(0);
    expect(await statesOf(buyer)).toEqual(['ASSIGNED', 'ASSIGNED']);
    expect(await redemptionsOf(id)).toBe(1);
    expect(await receiptsTo(buyer)).toHaveLength(1);
    expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
  });

  test('that leaves less than a card can be charged is refused', async () => {
    const buyer = await openBuyer();
    const amount = { amount_off: 259_990, currency: 'CAD', percent_off: undefined };
    const { code } = await storeCoupon(platform, amount);
    expect((await preview(buyer, { coupon: code })).status).toBe(409);
    expect((await subscribe(buyer, { coupon: code })).status).toBe(409);
  });

  test('that can’t be redeemed sells nothing', async () => {
    const buyer = await openBuyer();
    const australian = { amount_off: 100, currency: 'AUD', percent_off: undefined };
    const { code } = await storeCoupon(platform, australian);
    const unknown = await subscribe(buyer, { coupon: 'NO-SUCH' });
    expect(unknown).toMatchObject({ status: 404, body: { fields: [{ path: 'body.coupon' }] } });
    expect((await subscribe(buyer, { coupon: code })).status).toBe(409);
    expect(await licensesOf(buyer.listingId)).toEqual([]);
  });
});

describe('an enterprise code', () => {
  const agreed = (overrides: object = {}) =>
    storePlan({
      license_class: 'ENTERPRISE',
      custom_code: `STORES-${randomUUID().slice(0, 8)}`,
      ...overrides,
    });

  test('buys its plan, is counted, and stands in the trail', async () => {
    const buyer = await openBuyer();
    const stores = await agreed({ nickname: 'Stores' });
    const { status } = await subscribe(buyer, { tier: undefined, custom_code: stores.code });
    expect(status).toBe(200);
    expect(await usesOf(stores.id)).toBe(1);
    const [entry] = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, buyer.id));
    expect(entry).toMatchObject({ event: 'plan-code-used', detail: { plan: 'Stores' } });
  });

  test('of which one use is left is sold to one of ten', async () => {
    const stores = await agreed({ most_uses: 1 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => openBuyer({ boards: 1 })));
    const answers = await Promise.all(
      buyers.map((buyer) => subscribe(buyer, { tier: undefined, custom_code: stores.code })),
    );
    const sold = answers.filter(({ status }) => status === 200);
    expect(sold).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect(await usesOf(stores.id)).toBe(1);
  });

  test('counts for its own plan and its own addresses, and the plan’s id opens nothing', async () => {
    const buyer = await openBuyer();
    const theirs = await agreed({ domains: ['example.com'] });
    const code = { tier: undefined, custom_code: theirs.code };
    expect((await subscribe(buyer, code)).status).toBe(404);
    expect((await subscribe(buyer, { tier: theirs.id })).status).toBe(404);
    const ours = await agreed();
    expect((await subscribe(buyer, { custom_code: ours.code })).status).toBe(409);
    expect((await subscribe(buyer, { tier: ours.id, custom_code: ours.code })).status).toBe(200);
  });
});
