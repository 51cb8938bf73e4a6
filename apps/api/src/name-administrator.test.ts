import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { storeUser } from './account/account.fixture.ts';
import { memberships } from './account/tables.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const { platform } = await startTestServer([]);
const { databaseUrl } = platform.configuration;
const script = fileURLToPath(new URL('name-administrator.ts', import.meta.url));

function run(...words: string[]) {
  return runOn(databaseUrl, ...words);
}

function runOn(address: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: address };
  return promisify(execFile)(process.execPath, [script, ...words], { env });
}

test('the command names an administrator, and says so', async () => {
  const rosa = await storeUser(platform.database);
  const { stdout } = await run(`${rosa.username}@example.org`);
  expect(stdout).toContain('is an administrator');
  const rows = await platform.database.select().from(memberships);
  expect(rows).toMatchObject([{ userId: rosa.id, group: 'administrators', endsAt: null }]);
});

test.each([
  [['nobody@example.org'], 'No active account'],
  [[], 'Say whose'],
])('with %j the command fails in one sentence', async (words, sentence) => {
  const failure = { code: 78, stderr: expect.stringContaining(sentence) };
  await expect(run(...words)).rejects.toMatchObject(failure);
});

test('a database that does not answer is told in one sentence', async () => {
  const nowhere = 'postgresql://app@127.0.0.1:1/boardwalk';
  await expect(runOn(nowhere, 'rosa@example.org')).rejects.toMatchObject({
    code: 78,
    stderr: 'No PostgreSQL answers at DATABASE_URL: start it, or correct host and port.\n',
  });
});
