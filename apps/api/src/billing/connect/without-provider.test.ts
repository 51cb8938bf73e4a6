import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { domains } from '../../main.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { connectedAccounts } from '../tables.ts';

test('where nothing is sold nobody begins an account, and the processors say so', async () => {
  const server = await startTestServer(domains, { payments: undefined });
  const { browser } = await openMember(server);
  expect((await browser.call('GET', '/api/v1/payment/processors')).body).toEqual([
    { name: 'stripe', isSetUp: false, isTest: true },
  ]);
  const refused = await browser.call('POST', '/api/v1/stripe/oauth/accounts', {
    country: 'CA',
    language: 'en',
  });
  expect(refused.status).toBe(503);
  expect(await server.platform.database.$count(connectedAccounts)).toBe(0);
});
