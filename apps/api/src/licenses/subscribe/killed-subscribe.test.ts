import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments as paymentRows } from '../../billing/tables.ts';
import { boardPlaces } from '../../boards/tables.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { heartbeatSeconds } from '../../platform/queue/queue.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { holderOf } from '../license-row.ts';
import { licenses } from '../tables.ts';
import { startSubscribing } from './subscribing.fixture.ts';

/** Of 50 in the long run. */
const kills = Number(process.env.BENCH_KILLS ?? 3);

const subscribing = await startSubscribing();
const { platform, database, provider, payments, plan, openBuyer, runWork } = subscribing;

/** Runs a process that sells, and kills it at a random moment of a purchase. */
async function killOne(env: Readonly<Record<string, string>>): Promise<void> {
  const { configuration } = platform;
  const child = fork(new URL('subscribe-process.fixture.ts', import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: configuration.databaseUrl,
      BOARDWALK_DATA: configuration.dataFolder,
      BOARDWALK_STRIPE_SECRET_KEY: payments.secretKey,
      BOARDWALK_STRIPE_PUBLISHABLE_KEY: payments.publishableKey,
      BOARDWALK_STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      BOARDWALK_STRIPE_SANDBOX: payments.sandbox,
      ...env,
    },
  });
  await once(child, 'message');
  await sleep(Math.random() * 300);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('whenever a process is killed, each charge has its licence, and none is made twice', async () => {
  const { id, browser, card } = await openBuyer({ boards: 0 });
  const env = { USER: String(id), COOKIE: browser.cookie ?? '', CARD: card, PLAN: plan.id };
  for (let kill = 0; kill < kills; kill += 1) await killOne(env);
  const open = await database.$count(licenses, sql`state = 'PENDING'`);
  console.log(JSON.stringify({ id: 'subscribe.cut', value: open, unit: '1', kills }));
  // The silence of the killed is made to have lasted, in place of waiting for it.
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
  for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
  await runWork();

  const sold = await database.select().from(licenses);
  const begun = await database.select().from(paymentRows);
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
    expect([license.state, payment?.state, own.length]).toEqual(['ACTIVE', 'paid', 1]);
    expect(held.map(({ state }) => state)).toEqual(['ASSIGNED']);
  }
  expect(charged).toHaveLength(sold.length);
  // Claims of what was never begun would keep places for nothing.
  expect(places.filter(({ isClaimed }) => isClaimed)).toEqual([]);
}, 600_000);
