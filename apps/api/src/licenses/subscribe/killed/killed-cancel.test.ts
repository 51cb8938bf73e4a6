import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { killSellers } from '../../../billing/killed-sellers.fixture.ts';
import { leftPayments } from '../../../billing/payments/give-up-payments.ts';
import { payments as paymentRows } from '../../../billing/tables.ts';
import { boardPlaces } from '../../../boards/tables.ts';
import { jobContextOf } from '../../../platform/jobs/job-context.fixture.ts';
import { queueDomain } from '../../../platform/queue/queue-domain.ts';
import { licenses } from '../../tables.ts';
import { startSubscribing } from '../subscribing.fixture.ts';
import { silenceKilled } from './kill-selling.fixture.ts';

/** Of 50 in the long run. */
const kills = Number(process.env.BENCH_KILLS ?? 4);

const subscribing = await startSubscribing();
const { platform, database, provider, plan, openBuyer, runWork } = subscribing;

test('killed at any step, and cancelled by its buyer then, nothing stays charged', async () => {
  const { id, browser, card } = await openBuyer({ boards: 0 });
  const env = { USER: String(id), COOKIE: browser.cookie ?? '', CARD: card, PLANS: plan.id };
  const module = new URL('subscribe-process.fixture.ts', import.meta.url);
  const cancelled = new Set<string>();
  for await (const _ of killSellers(kills, subscribing, { module, envOf: () => env })) {
    const pending = await database.select().from(licenses).where(eq(licenses.state, 'PENDING'));
    for (const license of pending) {
      const { status } = await browser.call('DELETE', `/api/v1/license/${license.id}`);
      if (status === 200) cancelled.add(license.id);
    }
  }
  expect(cancelled.size).toBeGreaterThan(0);
  await silenceKilled(database);
  for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
  await runWork();
  await database.execute(sql`update payments set asked_at = asked_at - interval '1 hour'`);
  await leftPayments.run(jobContextOf(platform));
  await runWork();

  const rows = await database.select().from(paymentRows);
  const intents = await provider.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  for (const license of await database.select().from(licenses).where(eq(licenses.buyerId, id))) {
    const [payment] = rows.filter(({ subjectId }) => subjectId === license.id);
    const charged = intents.filter(
      ({ metadata, status }) => metadata.payment === payment?.id && status === 'succeeded',
    );
    const refunds = await Promise.all(
      charged.map((intent) => provider.refunds.list({ payment_intent: intent.id })),
    );
    const kept = charged.length - refunds.flatMap(({ data }) => data).length;
    const isCancelled = cancelled.has(license.id);
    expect([license.state, kept]).toEqual(isCancelled ? ['FAILED', 0] : ['ACTIVE', 1]);
    expect(payment?.askedAt).toBeNull();
  }
  expect(await database.$count(boardPlaces, eq(boardPlaces.isClaimed, true))).toBe(0);
}, 600_000);
