import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SETTING_FAULT_EXIT } from '@boardwalk/server-parts/setting-fault';
import { findFreePort } from '@boardwalk/tools/ports';
import { runStatement } from '@boardwalk/tools/postgres/connect';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { afterEach, expect, test } from 'vitest';
import { password, storeUser } from './account/account.fixture.ts';
import { openDatabase } from './platform/database/database.ts';

const port = await findFreePort();
const otherPort = await findFreePort();
const origin = originAt(port);
const siteOrigin = 'http://localhost:4000';
let started: ChildProcess[] = [];

function originAt(ofPort: number): string {
  return `http://127.0.0.1:${ofPort}`;
}

async function startApi(url?: string, at = port): Promise<ChildProcess> {
  const child = fork(new URL('main.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: url ?? (await createTestDatabase()).url,
      BOARDWALK_API_PORT: String(at),
    },
  });
  started.push(child);
  await expect.poll(() => isReady(at)).toBe(true);
  return child;
}

async function isReady(at = port): Promise<boolean> {
  return fetch(`${originAt(at)}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
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
});

test('a stop while passwords are looked at answers all who are signing in', async () => {
  const api = await startApi();
  const answers = Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const answer = await post('/login', { username: `somebody${index}`, password });
      await answer.text();
      return answer.status;
    }),
  );
  // Until then none of them is answered, as a password takes longer than the rest.
  await expect.poll(() => isReady()).toBe(true);
  api.kill('SIGTERM');
  const [[code], statuses] = await Promise.all([once(api, 'exit'), answers]);
  expect(code).toBe(0);
  expect(statuses).toEqual(Array(12).fill(403));
});

test('a session holds in every process, and outlives the one that began it', async () => {
  const { url } = await createTestDatabase();
  const database = openDatabase(url, (error) => {
    throw error;
  });
  const { username } = await storeUser(database);
  await database.$client.end();
  const [first] = await Promise.all([startApi(url), startApi(url, otherPort)]);
  const answer = await post('/login', { username, password });
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  const nameAt = async (at: number) => {
    const user = await fetch(`${originAt(at)}/api/v1/user/`, { headers: { cookie } });
    return ((await user.json()) as { firstName: string } | null)?.firstName;
  };
  expect(await nameAt(otherPort)).toBe('Rosa');
  first.kill('SIGKILL');
  await once(first, 'exit');
  await startApi(url);
  expect(await nameAt(port)).toBe('Rosa');
  await post('/logout', {}, { cookie }, otherPort);
  expect([await nameAt(port), await nameAt(otherPort)]).toEqual([undefined, undefined]);
});

function post(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  at = port,
): Promise<Response> {
  return fetch(originAt(at) + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-boardwalk': '1',
      origin: siteOrigin,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

test('a process does what is due, once another that was at it lives no more', async () => {
  const { url } = await createTestDatabase();
  const names = ['expire-listings', 'remove-old-grants'];
  const readDone = () =>
    runStatement(url, 'select name from job_runs where due_at > now() and holder is null');
  const hasDone = (...jobs: string[]) =>
    expect
      .poll(readDone, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(jobs.map((name) => ({ name }))));
  const first = await startApi(url);
  await hasDone(...names);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const dead = `update job_runs set due_at = now(), holder = 'dead', held_until = now()`;
  await runStatement(url, `${dead} + interval '1 h' where name = 'expire-listings'`);
  await runStatement(url, `${dead} where name = 'remove-old-grants'`);
  await startApi(url);
  await hasDone('remove-old-grants');
  expect(await readDone()).not.toContainEqual({ name: 'expire-listings' });
  await runStatement(url, `${dead} where name = 'expire-listings'`);
  await hasDone(...names);
});

test('live mode does not start on a database that was filled with the demo', async () => {
  const { url } = await createTestDatabase();
  await runStatement(url, "insert into demo_parts values ('marketplace', now())");
  const api = fork(new URL('main.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      BOARDWALK_API_PORT: String(port),
      BOARDWALK_MODE: 'live',
      BOARDWALK_SITE_ORIGIN: 'https://market.example',
      BOARDWALK_SMTP_URL: 'smtp://127.0.0.1:1',
      BOARDWALK_MAIL_FROM: 'no-reply@market.example',
    },
  });
  started.push(api);
  const said = api.stderr ? text(api.stderr) : '';
  const [code] = await once(api, 'exit');
  expect(code).toBe(SETTING_FAULT_EXIT);
  expect(await said).toMatch(/^The database holds the demo’s invented listings, .+\.\n$/);
});

test('what is no HTTP is answered with a problem', async () => {
  await startApi();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nno header\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('"code":"invalid-request"');
});
