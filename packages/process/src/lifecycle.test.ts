import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

const FIXTURE = new URL('./lifecycle.fixture.ts', import.meta.url);
let child: ChildProcess;

/** Starts the fixture and waits for its first line; what it prints afterwards gathers in `output`. */
async function startFixture(behaviour: 'closes' | 'fails' | 'hangs') {
  child = fork(FIXTURE, [behaviour], { silent: true });
  const output: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  await once(child, 'message');
  return output;
}

async function exitCode(): Promise<unknown> {
  const [code] = await once(child, 'exit');
  return code;
}

afterEach(() => {
  child.kill('SIGKILL');
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s closes and exits with 0',
  async (signal) => {
    const output = await startFixture('closes');
    child.kill(signal);
    expect(await exitCode()).toBe(0);
    expect(output.join('')).toBe('closing\nclosed\n');
  },
);

test('a process whose starter is gone closes', async () => {
  const output = await startFixture('closes');
  child.disconnect();
  expect(await exitCode()).toBe(0);
  expect(output.join('')).toBe('closing\nclosed\n');
});

test('repeated signals close once', async () => {
  const output = await startFixture('closes');
  const exit = exitCode();
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect(await exit).toBe(0);
  expect(output.join('')).toBe('closing\nclosed\n');
});

test('a close that fails exits with 1', async () => {
  await startFixture('fails');
  child.kill('SIGTERM');
  expect(await exitCode()).toBe(1);
});

test('a close that hangs is cut off after the grace time', async () => {
  await startFixture('hangs');
  child.kill('SIGTERM');
  expect(await exitCode()).toBe(1);
});
