import { expect, test } from 'vitest';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { billingDomain } from '../routes.ts';
import { startSandbox } from '../sandbox.fixture.ts';

const { payments } = await startSandbox();
const limited = await startTestServer([accountDomain, billingDomain], { payments });
const { database } = limited.platform;

async function openSession(): Promise<string> {
  const { id } = await storeUser(database);
  return storeSession(database, id);
}

async function beginFrom(network: number, session: string): Promise<number> {
  const browser = openBrowser(limited, `203.0.113.${network}`);
  browser.take(session);
  return (await browser.call('POST', '/api/v1/customer/setup')).status;
}

test('a person begins to save ten cards a minute, from however many networks', async () => {
  const [rosa, other] = [await openSession(), await openSession()];
  for (let nth = 1; nth <= 10; nth += 1) expect(await beginFrom(nth, rosa)).toBe(200);
  expect(await beginFrom(11, rosa)).toBe(429);
  expect(await beginFrom(12, other)).toBe(200);
});
