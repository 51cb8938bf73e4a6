import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SETTING_FAULT_EXIT } from '@boardwalk/server-parts/setting-fault';
import { runStatement } from '@boardwalk/tools/postgres/connect';
import { expect, onTestFinished, test } from 'vitest';
import { password, storeUser } from './account/account.fixture.ts';
import { useApiProcess } from './api-process.fixture.ts';
import { forkProcess } from './platform/forked-process.fixture.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const { platform } = await startTestServer([]);
const { siteOrigin, databaseUrl } = platform.configuration;
// Tests go on with what lives, as to start one takes longer than most of them.
const api = useApiProcess(platform);
const other = useApiProcess(platform);

test('what is no HTTP is answered with a problem', async () => {
  await api.start();
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nno header\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('"code":"invalid-request"');
});

test('a stop under load ends every call that was taken on, and the process with 0', async () => {
  await api.start();
  const statuses: (number | 'refused')[] = [];
  async function keepCalling(): Promise<void> {
    for (;;) {
      const status = await fetch(`${api.origin}/api/v1/user/`).then(
        (answer) => answer.text().then(() => answer.status),
        () => 'refused' as const,
      );
      statuses.push(status);
      if (status === 'refused') return;
    }
  }
  const callers = [1, 2, 3, 4].map(keepCalling);
  await expect.poll(() => statuses.length).toBeGreaterThan(50);
  expect(await api.stop()).toBe(0);
  await Promise.all(callers);
  expect(new Set(statuses)).toEqual(new Set([200, 'refused']));
});

test('a session holds in every process, and outlives the one that began it', async () => {
  const { username } = await storeUser(platform.database);
  await Promise.all([api.start(), other.start()]);
  const answer = await post(api, '/login', { username, password });
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  const nameAt = async ({ origin }: Process) => {
    const user = await fetch(`${origin}/api/v1/user/`, { headers: { cookie } });
    return ((await user.json()) as { firstName: string } | null)?.firstName;
  };
  expect(await nameAt(other)).toBe('Rosa');
  await api.kill();
  await api.start();
  expect(await nameAt(api)).toBe('Rosa');
  await post(other, '/logout', {}, { cookie });
  expect([await nameAt(api), await nameAt(other)]).toEqual([undefined, undefined]);
});

type Process = Pick<typeof api, 'origin'>;

function post(
  { origin }: Process,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(origin + path, {
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

test('a stop while passwords are looked at answers all who are signing in', async () => {
  await api.start();
  const answers = Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const answer = await post(api, '/login', { username: `somebody${index}`, password });
      await answer.text();
      return answer.status;
    }),
  );
  // Until then none of them is answered, as a password takes longer than the rest.
  await expect.poll(api.isReady).toBe(true);
  const [code, statuses] = await Promise.all([api.stop(), answers]);
  expect(code).toBe(0);
  expect(statuses).toEqual(Array(12).fill(403));
});

test('a process does what is due, once another that was at it lives no more', async () => {
  const names = ['expire-listings', 'remove-old-grants'];
  const readDone = () =>
    runStatement(databaseUrl, 'select name from job_runs where due_at > now() and holder is null');
  const hasDone = (...jobs: string[]) =>
    expect.poll(readDone).toEqual(expect.arrayContaining(jobs.map((name) => ({ name }))));
  await other.start();
  await hasDone(...names);
  await Promise.all([api.kill(), other.kill()]);
  const dead = `update job_runs set due_at = now(), holder = 'dead', held_until = now()`;
  await runStatement(databaseUrl, `${dead} + interval '1 h' where name = 'expire-listings'`);
  await runStatement(databaseUrl, `${dead} where name = 'remove-old-grants'`);
  await api.start();
  await hasDone('remove-old-grants');
  expect(await readDone()).not.toContainEqual({ name: 'expire-listings' });
  await runStatement(databaseUrl, `${dead} where name = 'expire-listings'`);
  await hasDone(...names);
});

test('live mode does not start on a database that was filled with the demo', async () => {
  await runStatement(databaseUrl, "insert into demo_parts values ('marketplace', now())");
  const live = forkProcess(new URL('main.ts', import.meta.url), platform, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      BOARDWALK_MODE: 'live',
      BOARDWALK_SITE_ORIGIN: 'https://market.example',
      BOARDWALK_SMTP_URL: 'smtp://127.0.0.1:1',
      BOARDWALK_MAIL_FROM: 'no-reply@market.example',
    },
  });
  onTestFinished(() => void live.kill('SIGKILL'));
  const said = live.stderr ? text(live.stderr) : '';
  const [code] = await once(live, 'exit');
  expect(code).toBe(SETTING_FAULT_EXIT);
  expect(await said).toMatch(/^The database holds the demo’s invented listings, .+\.\n$/);
});
