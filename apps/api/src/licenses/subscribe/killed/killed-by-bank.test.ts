import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leftPayments } from '../../../billing/payments/give-up-payments.ts';
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
const { platform, database, provider, origin, plan, openBuyer, runWork, runJob } = subscribing;

test('killed while a bank asks: each charge has its licence, and what nobody answers comes to nothing', async () => {
  const { id, browser, card } = await openBuyer({
    ...{ boards: 0, method: 'pm_card_authenticationRequired' },
  });
  const env = {
    ...{ USER: String(id), COOKIE: browser.cookie ?? '', CARD: card, PLANS: plan.id },
    BANK: origin,
  };
  expect(await killSelling(subscribing, kills, env)).toBeGreaterThan(0);
  await silenceKilled(database);
  for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
  await runWork();
  await runJob('catch-up-payment-events');
  await runWork();
  const later = new Date(Date.now() + 2 * 3_600_000);
  await leftPayments.run(jobContextOf({ ...platform, clock: { now: () => later } }));
  await runWork();

  const sold = await database.select().from(licenses).where(eq(licenses.buyerId, id));
  const rows = await database.select().from(paymentRows);
  const intents = await provider.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const charged = intents.filter(({ status }) => status === 'succeeded');
  const standings = new Map<string, number>();
  for (const license of sold) {
    const [payment] = rows.filter(({ subjectId }) => subjectId === license.id);
    const own = charged.filter(({ metadata }) => metadata.payment === payment?.id);
    const places = await database
      .select({ state: boardPlaces.state })
      .from(boardPlaces)
      .where(eq(boardPlaces.holder, holderOf(license.id)));
    const isSold = license.state === 'ACTIVE';
    expect([license.state, own.length]).toEqual(isSold ? ['ACTIVE', 1] : ['FAILED', 0]);
    expect(places.filter(({ state }) => state === 'ASSIGNED')).toHaveLength(isSold ? 1 : 0);
    standings.set(license.state, (standings.get(license.state) ?? 0) + 1);
  }
  const value = standings.get('FAILED') ?? 0;
  console.log(JSON.stringify({ id: 'subscribe.left', value, unit: '1', kills }));
  expect(value).toBeGreaterThan(0);
  // Each process has sold some before it was killed.
  expect(standings.get('ACTIVE')).toBeGreaterThanOrEqual(kills);
  expect(charged).toHaveLength(standings.get('ACTIVE') ?? 0);
  expect(await database.$count(boardPlaces, eq(boardPlaces.isClaimed, true))).toBe(0);
}, 600_000);
