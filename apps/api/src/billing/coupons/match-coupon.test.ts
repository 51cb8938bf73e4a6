import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { billingDomain } from '../routes.ts';
import { startSandbox } from '../sandbox.fixture.ts';
import { storeCoupon } from './coupons.fixture.ts';
import { matchCoupon } from './match-coupon.ts';
import { coupons } from './tables.ts';

const { payments, provider: stripe } = await startSandbox();
const { platform } = await startTestServer([], { payments });
const { database, queue } = platform;
const runner = createWorkRunner(platform, [billingDomain]);

const again = async (couponId: string) => {
  await queue.enqueue(database, matchCoupon, { couponId });
  await runner.runWaiting();
};

test('a coupon is made at the provider with what it takes off, also when made twice', async () => {
  const { id, code } = await storeCoupon(platform, {
    percent_off: 12.5,
    duration: 'repeating',
    duration_in_months: 3,
    redemption_date: new Date(Date.now() + 86_400_000).toISOString(),
    most_redemptions: 5,
  });
  await runner.runWaiting();
  await again(id);
  // When and how often it can be redeemed, the provider does not decide.
  expect(await stripe.coupons.retrieve(id)).toMatchObject({
    name: code,
    percent_off: 12.5,
    amount_off: null,
    ...{ duration: 'repeating', duration_in_months: 3 },
    ...{ redeem_by: null, max_redemptions: null },
  });
});

test('an amount goes there with its currency', async () => {
  const amount = { percent_off: undefined, amount_off: 2500, currency: 'AUD' };
  const { id } = await storeCoupon(platform, amount);
  await runner.runWaiting();
  expect(await stripe.coupons.retrieve(id)).toMatchObject({
    ...{ amount_off: 2500, currency: 'aud', percent_off: null, duration: 'once' },
  });
});

test('one that has ended is taken away there, also when it never was, or twice', async () => {
  const [made, late] = [await storeCoupon(platform), await storeCoupon(platform)];
  const end = (id: string) =>
    database.update(coupons).set({ endedAt: new Date() }).where(eq(coupons.id, id));
  await end(late.id);
  await runner.runWaiting();
  expect((await stripe.coupons.retrieve(made.id)).id).toBe(made.id);
  await end(made.id);
  await again(made.id);
  await again(made.id);
  for (const { id } of [made, late]) {
    await expect(stripe.coupons.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
  }
});

test('nothing goes there where nothing is sold', async () => {
  const { id } = await storeCoupon(platform);
  const nothing = createWorkRunner({ ...platform, payments: undefined }, [billingDomain]);
  expect(await nothing.runWaiting()).toEqual(['match-coupon']);
  await expect(stripe.coupons.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
});
