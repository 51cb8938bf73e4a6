import { expect, test } from 'vitest';
import { provide } from '../../platform/extensions/extension-point.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { billingDomain } from '../routes.ts';
import { tierPrices } from './read-prices.ts';
import { sponsorPrice } from './sponsor-price.ts';

const plan = { id: 'standard', price: { amount: 9900, currency: 'CAD' as const } };
const { platform, call } = await startTestServer([
  billingDomain,
  {
    name: 'plans',
    routes: [],
    provides: [
      provide(tierPrices, async ({ database }) => (database === platform.database ? [plan] : [])),
    ],
  },
]);
const prices = () => call('GET', '/api/v1/stripe/prices/');

test('anybody reads what the plans cost, and that no sponsor can buy until a price is set', async () => {
  const { status, body, headers } = await prices();
  expect([status, body]).toEqual([200, { tier: [plan], sponsor: null }]);
  expect(headers['cache-control']).toContain('max-age=60');
});

test('a sponsor pays what is set, until it is unset', async () => {
  const price = { amount: 4900, currency: 'AUD' as const };
  await writeSetting(platform, sponsorPrice, price);
  expect((await prices()).body.sponsor).toEqual(price);
  await writeSetting(platform, sponsorPrice, null);
  expect((await prices()).body.sponsor).toBe(null);
});

test.each([-1, 0.5, 1e15, Number.NaN])('a sponsor never pays %d', async (amount) => {
  await expect(writeSetting(platform, sponsorPrice, { amount, currency: 'CAD' })).rejects.toThrow();
  expect(await readSetting(platform, sponsorPrice)).toBe(null);
});
