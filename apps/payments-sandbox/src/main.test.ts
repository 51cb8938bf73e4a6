import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';

const { url } = await createTestDatabase();
const port = await findFreePort();
const running = new Set<ChildProcess>();
const stripe = new Stripe('sk_test_boardwalk', {
  host: '127.0.0.1',
  port,
  protocol: 'http',
  maxNetworkRetries: 0,
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('a server without a port');
}

/** The sandbox as a process of its own, once it answers. */
async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SANDBOX_DATABASE_URL: url, SANDBOX_PORT: String(port) },
  });
  running.add(child);
  await expect.poll(isWell).toBe(true);
  return child;
}

async function isWell(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
  return response?.ok ?? false;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const [code] = await Promise.all([once(child, 'exit'), child.kill(signal)]);
  running.delete(child);
  return code[0];
}

test('killed while it pays, it has charged once or not at all, and pays once when asked again', async () => {
  for (const pause of [1, 5, 12, 25]) {
    const child = await startProcess();
    const key = `kill-${pause}`;
    const request = { amount: 500, currency: 'cad', payment_method: 'pm_card_visa', confirm: true };
    const pay = () =>
      stripe.paymentIntents.create({ ...request, metadata: { key } }, { idempotencyKey: key });
    const cutOff = pay().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, pause));
    await end(child, 'SIGKILL');
    await cutOff;
    const next = await startProcess();
    const paid = await pay();
    const { data } = await stripe.charges.list({ limit: 100 });
    const ofKey = data.filter(({ metadata }) => metadata.key === key);
    expect(ofKey.map(({ payment_intent }) => payment_intent)).toEqual([paid.id]);
    expect(await end(next, 'SIGTERM')).toBe(0);
  }
});
