import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { storeCoupon } from './coupons.fixture.ts';
import { giveBackRedemption } from './give-back-redemption.ts';
import { type RedemptionRequest, redeemCoupon } from './redeem-coupon.ts';
import { redemptionData } from './redemption-data.ts';
import { couponRedemptions, coupons } from './tables.ts';

const { platform } = await startTestServer([]);
const { database } = platform;
const { id: userId } = await storeUser(database);
const subject = (id: string) => ({ kind: 'license', id });

const redeem = (code: string, id: string, more: Partial<RedemptionRequest> = {}) =>
  database.transaction((transaction) =>
    redeemCoupon(transaction, {
      ...{ code, userId, subject: subject(id), currency: 'CAD', now: new Date() },
      ...more,
    }),
  );

const giveBack = (couponId: string, id: string) =>
  database.transaction((transaction) =>
    giveBackRedemption(transaction, { couponId, subject: subject(id) }),
  );

/** How often it counts as redeemed, and how many rows say so. */
async function countsOf(id: string) {
  const [row] = await database.select().from(coupons).where(eq(coupons.id, id));
  return [
    row?.redemptions,
    await database.$count(couponRedemptions, eq(couponRedemptions.couponId, id)),
  ];
}

test('whoever redeems one is told its terms, and it counts', async () => {
  const { id, code } = await storeCoupon(platform);
  expect(await redeem(code, '1')).toEqual({
    couponId: id,
    terms: {
      discount: { kind: 'portion', portion: 150_000 },
      ...{ duration: 'once', durationInMonths: null, redeemBy: null, mostRedemptions: null },
      isEnded: false,
    },
  });
  expect(await countsOf(id)).toEqual([1, 1]);
});

test('of fifty who redeem the last one at once, one does', async () => {
  const { id, code } = await storeCoupon(platform, { most_redemptions: 3 });
  await redeem(code, 'first');
  await redeem(code, 'second');
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, nth) => redeem(code, String(nth))),
  );
  const refused = tries.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(49);
  for (const { reason } of refused) expect(reason.code).toBe('not-found');
  expect(await countsOf(id)).toEqual([3, 3]);
});

test('it is redeemed once for a thing, however often at once', async () => {
  const { id, code } = await storeCoupon(platform);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(code, '7')));
  const refused = tries.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(
    Array.from({ length: 9 }, () => 'conflict'),
  );
  expect(await countsOf(id)).toEqual([1, 1]);
});

test.each([
  ['ended', { endedAt: new Date(0) }],
  ['over', { redeemBy: new Date(0) }],
  ['used up', { mostRedemptions: 1, redemptions: 1 }],
])('one that is %s is not redeemed', async (_, set) => {
  const { id, code } = await storeCoupon(platform);
  await database.update(coupons).set(set).where(eq(coupons.id, id));
  const [before] = await countsOf(id);
  await expect(redeem(code, '1')).rejects.toMatchObject({ code: 'not-found' });
  expect(await countsOf(id)).toEqual([before, 0]);
});

test('an unknown code is not redeemed, nor an amount off a bill in another currency', async () => {
  await expect(redeem('NO-SUCH-CODE', '1')).rejects.toMatchObject({ code: 'not-found' });
  const amount = { percent_off: undefined, amount_off: 500, currency: 'CAD' };
  const { id, code } = await storeCoupon(platform, amount);
  const other = redeem(code, '1', { currency: 'USD' });
  await expect(other).rejects.toMatchObject({ code: 'conflict' });
  expect(await countsOf(id)).toEqual([0, 0]);
  await redeem(code, '1');
  expect(await countsOf(id)).toEqual([1, 1]);
});

test('it is redeemed with the sale, or not at all', async () => {
  const { id, code } = await storeCoupon(platform);
  const sale = database.transaction(async (transaction) => {
    const request = { code, userId, subject: subject('1'), currency: 'CAD' as const };
    await redeemCoupon(transaction, { ...request, now: new Date() });
    throw new Error('The seat is taken.');
  });
  await expect(sale).rejects.toThrow('The seat is taken.');
  expect(await countsOf(id)).toEqual([0, 0]);
});

test('given back, even twice at once, it can be redeemed once more', async () => {
  const { id, code } = await storeCoupon(platform, { most_redemptions: 1 });
  await redeem(code, '1');
  const given = await Promise.all([giveBack(id, '1'), giveBack(id, '1'), giveBack(id, '2')]);
  expect(given.sort()).toEqual([false, false, true]);
  expect(await countsOf(id)).toEqual([0, 0]);
  await redeem(code, '2');
  await expect(redeem(code, '3')).rejects.toMatchObject({ code: 'not-found' });
  expect(await countsOf(id)).toEqual([1, 1]);
});

test('what is given back of an ended coupon can be redeemed by nobody', async () => {
  const { id, code } = await storeCoupon(platform);
  await redeem(code, '1');
  await database.update(coupons).set({ endedAt: new Date() }).where(eq(coupons.id, id));
  expect(await giveBack(id, '1')).toBe(true);
  await expect(redeem(code, '1')).rejects.toMatchObject({ code: 'not-found' });
});

test('people read what they have redeemed, and once they have left nobody has', async () => {
  const { id: rosa } = await storeUser(database);
  const { id, code } = await storeCoupon(platform);
  const now = new Date();
  await redeem(code, '9', { userId: rosa, now });
  expect(await redemptionData.collect(database, rosa, platform)).toEqual([
    { code, kind: 'license', subjectId: '9', redeemedAt: now },
  ]);
  await redemptionData.erase(database, rosa, now);
  expect(await redemptionData.collect(database, rosa, platform)).toEqual([]);
  expect(await countsOf(id)).toEqual([1, 1]);
});
