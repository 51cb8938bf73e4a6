import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SETTING_FAULT_EXIT } from '@boardwalk/server-parts/setting-fault';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { expect, test } from 'vitest';

const { url } = await createTestDatabase();

/** How the command ends on a database, and what it says. */
async function migrate(databaseUrl: string): Promise<{ code: unknown; said: string }> {
  const child = fork(new URL('migrate.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}

test.each([
  [
    'a port where nobody listens',
    'postgresql://app:hush@127.0.0.1:1/boardwalk',
    'No PostgreSQL answers at DATABASE_URL: start it, or correct host and port.\n',
  ],
  [
    'a socket that is not there',
    'postgresql:///boardwalk?host=%2Fnowhere&user=app&password=hush',
    'No PostgreSQL answers at DATABASE_URL: start it, or correct host and port.\n',
  ],
  [
    'a database that does not exist',
    url.replace(/\/t_\w+/, '/none_of_these'),
    'The database that DATABASE_URL names does not exist: create it, or correct the name at the end.\n',
  ],
  [
    'a user who does not exist',
    url.replace('user=app', 'user=nobody&password=hush'),
    'The PostgreSQL of DATABASE_URL does not let this user in: correct user and password, or allow the user in pg_hba.conf.\n',
  ],
  [
    'no address',
    'postgresql://app:hush@localhost:port/boardwalk',
    'DATABASE_URL must be like postgresql://user:password@host:5432/database.\n',
  ],
])('%s is told in one sentence with the remedy', async (_, databaseUrl, sentence) => {
  expect(await migrate(databaseUrl)).toEqual({ code: SETTING_FAULT_EXIT, said: sentence });
});

test('a database that is up to date already stays as it is', async () => {
  expect(await migrate(url)).toEqual({ code: 0, said: '' });
});
