import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { afterEach, expect, test } from 'vitest';

const port = 23_000 + (process.pid % 1_000);
const origin = `http://127.0.0.1:${port}`;
let child: ChildProcess | undefined;

async function startApi(): Promise<ChildProcess> {
  const { url } = await createTestDatabase();
  child = fork(new URL('main.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: url, BOARDWALK_API_PORT: String(port) },
  });
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  return child;
}

async function isReady(): Promise<boolean> {
  return fetch(`${origin}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

afterEach(() => {
  child?.kill('SIGKILL');
});

test('a stop under load ends every call that was taken on, and the process with 0', async () => {
  const api = await startApi();
  const statuses: (number | 'refused')[] = [];
  async function keepCalling(): Promise<void> {
    for (;;) {
      const status = await fetch(`${origin}/api/v1/user/`).then(
        (answer) => answer.text().then(() => answer.status),
        () => 'refused' as const,
      );
      statuses.push(status);
      if (status === 'refused') return;
    }
  }
  const callers = [1, 2, 3, 4].map(keepCalling);
  await expect.poll(() => statuses.length).toBeGreaterThan(50);
  api.kill('SIGTERM');
  const [code] = await once(api, 'exit');
  await Promise.all(callers);
  expect(code).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([200, 'refused']));
}, 60_000);

test('a stop while passwords are looked at answers all who are signing in', async () => {
  const api = await startApi();
  const answers = Array.from({ length: 12 }, (_, index) => signIn(`somebody${index}`));
  // Until then none of them is answered, as a password takes longer than the rest.
  await expect.poll(isReady).toBe(true);
  api.kill('SIGTERM');
  const [code] = await once(api, 'exit');
  expect(code).toBe(0);
  expect(await Promise.all(answers)).toEqual(answers.map(() => 403));
}, 60_000);

async function signIn(username: string): Promise<number> {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-boardwalk': '1',
      origin: 'http://localhost:4000',
    },
    body: JSON.stringify({ username, password: 'a few words in a row' }),
  });
  await answer.text();
  return answer.status;
}

test('what is no HTTP is answered with a problem', async () => {
  await startApi();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nno header\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('"code":"invalid-request"');
}, 60_000);
