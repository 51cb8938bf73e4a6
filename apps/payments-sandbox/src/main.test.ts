import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@boardwalk/tools/ports';
import { runStatement } from '@boardwalk/tools/postgres/connect';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { Client } from 'pg';
import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';

const { url } = await createTestDatabase();
let child: ChildProcess | undefined;
let port = 0;

/** Starts the sandbox as a process of its own, unless it lives. */
async function start(): Promise<void> {
  for (let tries = 0; !child && tries < 3; tries += 1) {
    port = await findFreePort();
    const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SANDBOX_DATABASE_URL: url, SANDBOX_PORT: String(port) },
    });
    child = started;
    const hasEnded = () => started.exitCode !== null;
    await expect.poll(async () => hasEnded() || (await isWell())).toBe(true);
    // Something else may have taken the port meanwhile.
    if (hasEnded()) child = undefined;
  }
  if (!child) throw new Error('The sandbox did not start: its messages are above.');
}

const isWell = () =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (response) => response.ok,
    () => false,
  );

/** The official SDK, pointed at where the sandbox listens now. */
const connect = () =>
  new Stripe('sk_test_boardwalk', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });

async function end(signal: NodeJS.Signals): Promise<number | null> {
  if (!child) throw new Error('It does not live.');
  const [[code]] = await Promise.all([once(child, 'exit'), child.kill(signal)]);
  child = undefined;
  return code;
}

afterAll(() => child?.kill('SIGKILL'));

const pay = (key: string) =>
  connect().paymentIntents.create(
    {
      ...{ amount: 500, currency: 'cad', payment_method: 'pm_card_visa', confirm: true },
      metadata: { key },
    },
    { idempotencyKey: key },
  );

async function chargesOf(key: string) {
  const { data } = await connect().charges.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.key === key);
}

/** Whether somebody waits for a lock in a statement of those words. */
async function isWaiting(words: string): Promise<boolean> {
  const rows = await runStatement(
    url,
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%${words}%'`,
  );
  return rows.length > 0;
}

/** Runs while a transaction is open that has done what the statement says. */
async function whileHeld(statement: string, run: () => Promise<unknown>): Promise<void> {
  const holding = new Client({ connectionString: url });
  await holding.connect();
  await holding.query(`begin; ${statement}`);
  await run();
  await holding.end();
}

test.each([
  ['objects', 'lock table sandbox.objects in share mode'],
  // The same key in another transaction, which may yet be committed.
  ['kept_answers', "insert into sandbox.kept_answers values ('', 'kept_answers', '', 200, '{}')"],
])(
  'killed as it writes to %s while it pays, it has not charged, and charges once when asked again',
  async (table, statement) => {
    await start();
    await whileHeld(statement, async () => {
      const unheard = pay(table).catch(() => undefined);
      await expect.poll(() => isWaiting(`insert into "sandbox"."${table}"`)).toBe(true);
      await end('SIGKILL');
      expect(await unheard).toBeUndefined();
    });
    await start();
    expect(await chargesOf(table)).toEqual([]);
    const { id } = await pay(table);
    expect(await chargesOf(table)).toMatchObject([{ payment_intent: id }]);
  },
);

test('killed before anybody heard that it has charged, it charges no second time', async () => {
  await start();
  const body = new URLSearchParams({
    ...{ kind: 'silent', times: '1', path: '/v1/payment_intents' },
  });
  expect(
    (await fetch(`http://127.0.0.1:${port}/control/faults`, { method: 'POST', body })).ok,
  ).toBe(true);
  const unheard = pay('unheard').catch(() => undefined);
  await expect.poll(() => chargesOf('unheard')).toHaveLength(1);
  const [charged] = await chargesOf('unheard');
  await end('SIGKILL');
  expect(await unheard).toBeUndefined();
  await start();
  const { id } = await pay('unheard');
  expect(await chargesOf('unheard')).toEqual([charged]);
  expect(charged?.payment_intent).toBe(id);
});

test('asked to end, it does', async () => {
  await start();
  expect(await end('SIGTERM')).toBe(0);
});
