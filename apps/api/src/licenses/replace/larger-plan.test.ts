import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeCoupon } from '../../billing/coupons/coupons.fixture.ts';
import { boardsTable } from '../../boards/tables.ts';
import { licensePlans } from '../tables.ts';
import { startReplacing } from './replacing.fixture.ts';

const replacing = await startReplacing();
const { platform, database, plan, larger, openBuyer, openLicensed, openMember, holdMore } =
  replacing;
const { storePlan, subscribe, preview, readLicense, standingOf, statesOf, chargedFor } = replacing;
const { redemptionsOf, usesOf } = replacing;
const dayMs = 86_400_000;

const dueIn = (id: string, days: number) => replacing.dueIn(id, days * dayMs);

describe('a larger plan', () => {
  test('takes the place of the one that runs, with its boards, for the difference', async () => {
    const buyer = await openLicensed(2);
    const invoice = await preview(buyer, { tier: larger.id });
    expect(invoice.body).toMatchObject({
      subtotal: { amount: 260_000, currency: 'CAD' },
      total: { amount: 293_800 },
      lines: [
        {
          item: {
            planId: larger.id,
            boards: buyer.added,
            replaces: {
              license: buyer.before,
              planId: plan.id,
              nickname: 'Main Street',
              price: { amount: 260_000 },
              planPrice: { amount: 520_000 },
              days: 365,
              term: 365,
            },
          },
        },
      ],
    });
    const { status, body } = await subscribe(buyer, {
      tier: larger.id,
      total: invoice.body.total,
    });
    expect(status).toBe(200);
    expect(body.license).toMatchObject({
      state: 'ACTIVE',
      plan: { id: larger.id, seat_count: 6 },
      seats: [...buyer.boardIds, ...buyer.added].toSorted((a, b) => a - b),
      invoice: invoice.body,
    });
    const before = await readLicense(buyer.before);
    expect(before?.state).toBe('ENDED');
    expect(body.license.dueAt).toBe(before?.dueAt.toISOString());
    expect(await statesOf(buyer)).toEqual(Array(4).fill('ASSIGNED'));
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 0 });
  });

  test('costs the days that are left, and is due as the one before was', async () => {
    const buyer = await openLicensed(2);
    await dueIn(buyer.before, 100);
    const { body } = await preview(buyer, { tier: larger.id });
    const [{ item }] = body.lines;
    expect(item.replaces.days).toBe(100);
    const { term } = item.replaces;
    expect(body.subtotal.amount).toBe(Math.round((260_000 * 100) / term));
    // And the next one is priced by what this one costs for a year.
    await subscribe(buyer, { tier: larger.id });
    const largest = await storePlan({
      price: { amount: 800_000, currency: 'CAD' },
      seat_count: 9,
    });
    await holdMore(buyer, 3);
    const next = await preview(buyer, { tier: largest.id });
    expect(next.body.subtotal.amount).toBe(Math.round((280_000 * 100) / term));
  });

  test('in eight tabs is one purchase', async () => {
    const buyer = await openLicensed(2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => subscribe(buyer, { tier: larger.id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'ENDED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 0 });
  });

  test('keeps renewing what renews, and its card', async () => {
    const buyer = await openLicensed(2);
    await replacing.setRenewing(buyer.before);
    const { body } = await subscribe(buyer, { tier: larger.id });
    expect(body.license.renews).toBe(true);
    expect((await readLicense(body.license.uuid))?.paymentMethodId).toBe(buyer.card);
  });

  test('keeps a coupon for good, and counts it once', async () => {
    const coupon = await storeCoupon(platform, { percent_off: 50, duration: 'forever' });
    const buyer = await openLicensed(2, { coupon: coupon.code });
    const { body } = await preview(buyer, { tier: larger.id });
    expect(body).toMatchObject({ subtotal: { amount: 260_000 }, discount: { amount: 130_000 } });
    const again = { tier: larger.id, coupon: coupon.code };
    expect((await preview(buyer, again)).status).toBe(409);
    expect((await subscribe(buyer, again)).status).toBe(409);
    const bought = await subscribe(buyer, { tier: larger.id });
    expect(bought.body.license.invoice).toEqual(body);
    expect((await readLicense(bought.body.license.uuid))?.couponId).toBe(coupon.id);
    expect(await redemptionsOf(coupon.id)).toBe(1);
  });

  test('that is not dearer is had for nothing, though the card that paid is gone', async () => {
    const code = `CHAIN-${randomUUID().slice(0, 8)}`;
    const price = { amount: 100_000, currency: 'CAD' };
    await storePlan({ license_class: 'ENTERPRISE', custom_code: code, seat_count: 9, price });
    const buyer = await openLicensed(2);
    await buyer.browser.call('DELETE', `/api/v1/customer/${buyer.card}`);
    const wish = { tier: undefined, custom_code: code, payment_method: undefined };
    const { status, body } = await subscribe(buyer, wish);
    expect([status, body.license.plan.seat_count]).toEqual([200, 9]);
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'ENDED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test.each([
    ['is no plan of as many seats', { seat_count: 3 }, 2],
    ['is none that the boards don’t fit into', { seat_count: 4 }, 3],
    [
      'is billed in the same currency',
      { seat_count: 9, price: { amount: 9_000, currency: 'USD' } },
      2,
    ],
  ])('%s', async (_, terms, more) => {
    const other = await storePlan(terms);
    const buyer = await openLicensed(more);
    expect((await preview(buyer, { tier: other.id })).status).toBe(409);
    expect((await subscribe(buyer, { tier: other.id })).status).toBe(409);
    expect(await standingOf(buyer)).toEqual(['ACTIVE']);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('is a year of its own once the year before is over, though nobody has ended that', async () => {
    const buyer = await openLicensed(2);
    await dueIn(buyer.before, -1);
    const { body } = await preview(buyer, { tier: larger.id });
    expect(body).toMatchObject({ subtotal: { amount: 520_000 } });
    const bought = await subscribe(buyer, { tier: larger.id, total: body.total });
    expect(bought.body.license).toMatchObject({ state: 'ACTIVE', seats: buyer.added });
    expect(await standingOf(buyer)).toEqual(['ACTIVE', 'ENDED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 0 });
  });
});

describe('boards within the seats of the plan', () => {
  test('cost nothing, need no card, and stand at once', async () => {
    const buyer = await openLicensed(1);
    const invoice = await preview(buyer);
    expect(invoice.body).toMatchObject({ subtotal: { amount: 0 }, total: { amount: 0 } });
    const added = { payment_method: undefined, seats: buyer.added };
    const { status, body } = await subscribe(buyer, added);
    expect([status, body.license.uuid, body.license.state]).toEqual([200, buyer.before, 'ACTIVE']);
    expect(body.license.seats).toHaveLength(3);
    // A client that receives no answer repeats the request.
    expect((await subscribe(buyer, added)).body).toEqual(body);
    expect(await standingOf(buyer)).toEqual(['ACTIVE']);
    expect(await statesOf(buyer)).toEqual(Array(3).fill('ASSIGNED'));
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
    await holdMore(buyer, 1);
    expect((await subscribe(buyer)).body.detail).toBe(
      'These are more boards than the 3 that this plan is for.',
    );
  });

  test('in eight tabs at once are added once', async () => {
    const buyer = await openLicensed(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(buyer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await standingOf(buyer)).toEqual(['ACTIVE']);
    expect(await statesOf(buyer)).toEqual(Array(3).fill('ASSIGNED'));
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('need no card that was deleted since, and change nothing of the renewal', async () => {
    const buyer = await openLicensed(1);
    const gone = await buyer.browser.call('DELETE', `/api/v1/customer/${buyer.card}`);
    expect(gone.status).toBe(200);
    expect((await preview(buyer)).body.renews).toBe(false);
    const added = await subscribe(buyer, { payment_method: undefined });
    expect(added.body.license).toMatchObject({ renews: false });
  });

  test('are not added where the board went out of sale meanwhile', async () => {
    const buyer = await openLicensed(1);
    await database
      .update(boardsTable)
      .set({ retiredAt: new Date() })
      .where(eq(boardsTable.id, buyer.added[0] ?? 0));
    expect((await subscribe(buyer)).status).toBe(409);
    expect(await statesOf(buyer)).toEqual(['ASSIGNED', 'ASSIGNED', 'HELD']);
  });

  test('use no coupon up', async () => {
    const buyer = await openLicensed(1);
    const coupon = await storeCoupon(platform, { percent_off: 100 });
    expect((await preview(buyer, { coupon: coupon.code })).status).toBe(409);
    expect((await subscribe(buyer, { coupon: coupon.code })).status).toBe(409);
    expect(await redemptionsOf(coupon.id)).toBe(0);
  });

  test('of a code’s plan are added by its owner without the code, though it is over', async () => {
    const stores = await storePlan({
      license_class: 'ENTERPRISE',
      custom_code: `STORES-${randomUUID().slice(0, 8)}`,
    });
    const buyer = await openLicensed(1, { tier: undefined, custom_code: stores.code });
    await database
      .update(licensePlans)
      .set({ endedAt: new Date() })
      .where(eq(licensePlans.id, stores.id));
    const chosen = { billboards: buyer.added, planId: stores.id };
    const holds = await buyer.browser.call(
      'PUT',
      `/api/v1/license/${buyer.listingId}/holds`,
      chosen,
    );
    expect(holds.body.running).toMatchObject({
      plan: { id: stores.id, seat_count: 3, price: { amount: 260_000 } },
      renews: false,
      timeZone: 'America/Toronto',
    });
    expect((await subscribe(buyer, { tier: stores.id })).status).toBe(200);
    expect(await usesOf(stores.id)).toBe(1);
    expect(await standingOf(buyer)).toEqual(['ACTIVE']);
    // The same plan for another listing takes its code.
    const stranger = await openBuyer();
    expect((await subscribe(stranger, { tier: stores.id })).status).toBe(404);
  });

  test('of a code’s plan that is sold for more by now are those of the plan as it was sold', async () => {
    const code = `STORES-${randomUUID().slice(0, 8)}`;
    const stores = await storePlan({ license_class: 'ENTERPRISE', custom_code: code });
    const buyer = await openLicensed(1, { tier: undefined, custom_code: code });
    await database
      .update(licensePlans)
      .set({ priceAmount: 990_000, priceCurrency: 'USD', seatCount: 9 })
      .where(eq(licensePlans.id, stores.id));
    const again = { tier: undefined, custom_code: code };
    expect((await preview(buyer, again)).body.total).toEqual({ amount: 0, currency: 'CAD' });
    await holdMore(buyer, 1);
    expect((await preview(buyer, again)).status).toBe(409);
  });

  test('are nobody else’s to add', async () => {
    const buyer = await openLicensed(1);
    const other = await openMember();
    expect((await subscribe({ ...buyer, browser: other.browser })).status).toBe(404);
    const path = `/api/v1/license/${buyer.listingId}/holds`;
    expect((await other.browser.call('GET', path)).status).toBe(404);
    const chosen = { billboards: buyer.added, planId: plan.id };
    expect((await other.browser.call('PUT', path, chosen)).status).toBe(404);
  });
});
