import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { forkProcess, killProcess } from '../forked-process.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { endLeases, makePaying, payAt } from './idempotency.fixture.ts';

const { domain, state } = makePaying();
const server = await startTestServer([domain]);
const { platform } = server;
const pay = payAt(server);

/** Has a process take a call up, and kills it. */
async function killAtWork(env: Readonly<Record<string, string>>): Promise<void> {
  const module = new URL('paying-process.fixture.ts', import.meta.url);
  const child = forkProcess(module, platform, { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  await killProcess(child);
}

test('what a killed process was at runs again under the same key, once its lease is over', async () => {
  const key = randomUUID();
  await killAtWork({ KEY: key });
  expect((await pay({ key })).body.code).toBe('conflict');
  expect(state.runs).toBe(0);
  await endLeases(platform);
  expect((await pay({ key, payload: { amount: 6 } })).status).toBe(422);
  expect((await pay({ key })).body.number).toBe(1);
  expect((await pay({ key })).body.number).toBe(1);
  expect(state.runs).toBe(1);
});

test('what it had committed with its answer is answered at once, and not done again', async () => {
  const key = randomUUID();
  const before = state.runs;
  await killAtWork({ KEY: key, KEPT: 'yes' });
  expect((await pay({ key })).body).toEqual({ number: 77, secret: 'of the process that died' });
  expect(state.runs).toBe(before);
});
