import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeListing, storeListings } from './listings/listings.fixture.ts';
import { readRates } from './listings/rates/exchange-rates.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const { platform } = await startTestServer([]);
const { database, configuration } = platform;
const script = fileURLToPath(new URL('set-exchange-rates.ts', import.meta.url));

function run(...words: string[]) {
  return runOn(configuration.databaseUrl, ...words);
}

function runOn(address: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: address };
  return promisify(execFile)(process.execPath, [script, ...words], { env });
}

test('the command puts rates into force, and says how many prices have changed', async () => {
  const before = await readRates(database);
  await storeListings(database, [
    makeListing('item', { price: { amount: 100, currency: 'USD', period: 'ONCE' } }),
    makeListing('item', { price: { amount: 100, currency: 'CAD', period: 'ONCE' } }),
  ]);
  const { stdout } = await run('USD=1.53');
  expect(stdout).toContain('comparable prices that have changed: 1.');
  expect(await readRates(database)).toEqual({ ...before, USD: 1.53 });
});

test('what is no rate is refused with an example', async () => {
  await expect(run('USD=much')).rejects.toMatchObject({
    code: 78,
    stderr: 'Say what each is worth in Canadian dollars from today on: USD=1.41 AUD=0.93.\n',
  });
});

test('a database that does not answer is told in one sentence', async () => {
  const nowhere = 'postgresql://app@127.0.0.1:1/boardwalk';
  await expect(runOn(nowhere, 'USD=1.41')).rejects.toMatchObject({
    code: 78,
    stderr: 'No PostgreSQL answers at DATABASE_URL: start it, or correct host and port.\n',
  });
});
