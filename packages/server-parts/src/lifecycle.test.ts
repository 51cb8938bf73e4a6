import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

const FIXTURE = new URL('./lifecycle.fixture.ts', import.meta.url);
let child: ChildProcess;

/** Starts the fixture and waits for its first line; what it prints afterwards gathers in `output`. */
async function startFixture(behaviour: 'closes' | 'fails' | 'hangs' | 'throws' | 'rejects') {
  child = fork(FIXTURE, [behaviour], { silent: true });
  const output: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  await once(child, 'message');
  return output;
}

/** Waits until all that it printed has come as well. */
async function exitCode(): Promise<unknown> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('What it prints is read.');
  const printed = [stdout.resume(), stderr.resume()].map((stream) => once(stream, 'end'));
  const [[code]] = await Promise.all([once(child, 'exit'), ...printed]);
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

test.each(['throws', 'rejects'] as const)(
  'an error that nothing caught (%s) is told without what it was about, and the process closes',
  async (behaviour) => {
    const output = await startFixture(behaviour);
    const complaints: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
    expect(await exitCode()).toBe(1);
    expect(output.join('')).toBe('closing\nclosed\n');
    const line = JSON.parse(complaints.join(''));
    expect(line).toMatchObject({ level: 60, err: { type: 'SyntaxError' } });
    expect(line.err.stack.join()).toMatch(/lifecycle\.fixture\.ts:\d+/);
    expect(complaints.join('')).not.toContain('canary');
  },
);
