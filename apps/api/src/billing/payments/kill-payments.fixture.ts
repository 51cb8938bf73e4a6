import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { heartbeatSeconds } from '../../platform/queue/queue.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { startBilling } from '../billing.fixture.ts';
import { payments as paymentRows } from '../tables.ts';
import { makePlaces, placesDomain, readPlaces } from './payments.fixture.ts';

/** What a number of kills left behind. */
export interface KilledPayments {
  /** Payments that were begun. */
  readonly begun: number;
  /** Charged, and neither given nor paid back. */
  readonly lost: number;
  /** Charged more than once and not paid back. */
  readonly doubled: number;
  /** Begun, and neither paid nor given up. */
  readonly unsettled: number;
}

/** Kills a process that sells, at random moments; then another process ends what it was at. */
export async function killPayments(kills: number): Promise<KilledPayments> {
  const billing = await startBilling(placesDomain);
  const { platform, provider, payments, runWork, openMember, saveCard } = billing;
  const { database, configuration } = platform;
  await makePlaces(database);
  const member = await openMember();
  const card = await saveCard(member);
  for (let kill = 0; kill < kills; kill += 1) {
    const child = fork(new URL('payment-process.fixture.ts', import.meta.url), {
      env: {
        ...process.env,
        DATABASE_URL: configuration.databaseUrl,
        BOARDWALK_DATA: configuration.dataFolder,
        BOARDWALK_STRIPE_SECRET_KEY: payments.secretKey,
        BOARDWALK_STRIPE_PUBLISHABLE_KEY: payments.publishableKey,
        BOARDWALK_STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
        BOARDWALK_STRIPE_SANDBOX: payments.sandbox,
        USER: String(member.id),
        CARD: card,
        PLACES: `kill${kill}`,
      },
    });
    await once(child, 'message');
    await sleep(Math.random() * 200);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  // The silence of the killed is made to have lasted, in place of waiting for it.
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
  for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
  await runWork();
  const rows = await database.select().from(paymentRows);
  const intents = await provider.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const { sold } = await readPlaces(database);
  const given = new Set(sold);
  const chargesOf = ({ id }: { readonly id: string }) =>
    intents.filter(({ metadata, status }) => metadata.payment === id && status === 'succeeded');
  const known = new Set(rows.map(({ id }) => id));
  return {
    begun: rows.length,
    lost:
      rows.filter((row) => chargesOf(row).length > 0 && !given.has(row.subjectId)).length +
      intents.filter(({ metadata }) => !known.has(metadata.payment ?? '')).length,
    doubled: rows.filter((row) => chargesOf(row).length > 1).length,
    unsettled: rows.filter(({ settledAt }) => settledAt === null).length,
  };
}
