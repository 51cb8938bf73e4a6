import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeCoupon } from '../../../billing/coupons/coupons.fixture.ts';
import { payments as paymentRows } from '../../../billing/tables.ts';
import { boardPlaces } from '../../../boards/tables.ts';
import { jobContextOf } from '../../../platform/jobs/job-context.fixture.ts';
import { queueDomain } from '../../../platform/queue/queue-domain.ts';
import { holderOf } from '../../license-row.ts';
import { licenses } from '../../tables.ts';
import { startSubscribing } from '../subscribing.fixture.ts';
import { killSelling, silenceKilled } from './kill-selling.fixture.ts';

/** Of 50 in the long run. */
const kills = Number(process.env.BENCH_KILLS ?? 3);

const subscribing = await startSubscribing();
const { platform, database, provider, plan, openBuyer, runWork } = subscribing;
const larger = await subscribing.storePlan({
  nickname: 'Broad Street',
  price: { amount: 520_000, currency: 'CAD' },
  seat_count: 6,
});
const coupon = await storeCoupon(platform, { percent_off: 15 });

test.each([
  ['a plan', [plan], undefined],
  ['a plan with a coupon', [plan], coupon],
  ['a larger plan in place of one that runs', [plan, larger], undefined],
])(
  'killed as it sells %s: each charge has its licence, and none is made twice',
  async (...sale) => {
    const [what, plans, taken] = sale;
    const { id, browser, card } = await openBuyer({ boards: 0 });
    const env = {
      USER: String(id),
      COOKIE: browser.cookie ?? '',
      CARD: card,
      PLANS: plans.map((one) => one.id).join(),
      ...(taken && { COUPON: taken.code }),
    };
    const cut = await killSelling(subscribing, kills, env);
    console.log(JSON.stringify({ id: 'subscribe.cut', value: cut, unit: '1', kills, what }));
    expect(cut).toBeGreaterThan(0);
    await silenceKilled(database);
    for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
    await runWork();

    const sold = await database.select().from(licenses).where(eq(licenses.buyerId, id));
    const ids = new Set(sold.map((one) => one.id));
    const rows = await database.select().from(paymentRows);
    const begun = rows.filter(({ subjectId }) => ids.has(subjectId));
    const places = await database.select().from(boardPlaces);
    const intents = await provider.paymentIntents
      .list({ limit: 100 })
      .autoPagingToArray({ limit: 10_000 });
    const charged = intents.filter(({ status }) => status === 'succeeded');
    expect(sold.length).toBeGreaterThanOrEqual(kills);
    expect(begun.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      sold.map((one) => one.id).toSorted(),
    );
    for (const license of sold) {
      const [payment] = begun.filter(({ subjectId }) => subjectId === license.id);
      const own = charged.filter(({ metadata }) => metadata.payment === payment?.id);
      const held = places.filter(({ holder }) => holder === holderOf(license.id));
      const isReplaced = sold.some(({ replacesId }) => replacesId === license.id);
      const state = isReplaced ? 'ENDED' : 'ACTIVE';
      expect([license.state, payment?.state, own.length]).toEqual([state, 'paid', 1]);
      const seats = isReplaced ? 0 : license.replacesId ? 2 : 1;
      const kept = held.filter((one) => one.state !== 'RELEASED');
      expect(kept.map((one) => one.state)).toEqual(Array.from({ length: seats }, () => 'ASSIGNED'));
    }
    const begunIds = new Set(begun.map((one) => one.id));
    expect(charged.filter(({ metadata }) => begunIds.has(metadata.payment ?? ''))).toHaveLength(
      sold.length,
    );
    expect(charged).toHaveLength(rows.length);
    expect(sold.some(({ replacesId }) => replacesId !== null)).toBe(plans.length > 1);
    if (taken) expect(await subscribing.redemptionsOf(taken.id)).toBe(sold.length);
    // Claims of what was never begun would keep places for nothing.
    expect(places.filter(({ isClaimed }) => isClaimed)).toEqual([]);
  },
  600_000,
);
