import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { heartbeatSeconds } from '../../../platform/queue/queue.ts';
import type { Selling } from '../../licenses.fixture.ts';

/** Runs a process that sells, and kills it at a random moment of a purchase, within `ms` unless told. */
export async function killSelling(
  { platform: { configuration }, payments }: Pick<Selling, 'platform' | 'payments'>,
  env: Readonly<Record<string, string>>,
  ms = 300,
): Promise<void> {
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
  const exit = once(child, 'exit');
  const isSelling = await Promise.race([
    once(child, 'message').then(() => true),
    exit.then(() => false),
  ]);
  if (!isSelling) throw new Error('It ended before it sold anything.');
  await sleep(Math.random() * ms);
  child.kill('SIGKILL');
  await exit;
}

/** The silence of the killed is made to have lasted, in place of waiting for it. */
export async function silenceKilled(database: Queries): Promise<void> {
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
}
