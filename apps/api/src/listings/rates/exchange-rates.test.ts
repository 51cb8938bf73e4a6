import { lte, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { daysFromNow } from '../listings.fixture.ts';
import { exchangeRates } from '../tables.ts';
import { readRates } from './exchange-rates.ts';

const { platform } = await startTestServer([]);
const { database } = platform;

test('the rates in force are the latest that are not of a day to come', async () => {
  const day = (days: number) => daysFromNow(days).toISOString().slice(0, 10);
  await database.insert(exchangeRates).values([
    { currency: 'USD', effectiveOn: day(-2), canadianDollars: 1.5 },
    { currency: 'USD', effectiveOn: day(0), canadianDollars: 1.6 },
    { currency: 'USD', effectiveOn: day(2), canadianDollars: 1.7 },
    { currency: 'AUD', effectiveOn: day(-1), canadianDollars: 0.8 },
    { currency: 'AUD', effectiveOn: day(30), canadianDollars: 0.7 },
  ]);
  expect(await readRates(database)).toEqual({ CAD: 1, USD: 1.6, AUD: 0.8 });
});

test('before the first day of a currency its first rate is in force', async () => {
  await database.delete(exchangeRates).where(lte(exchangeRates.effectiveOn, sql`current_date + 1`));
  await database.insert(exchangeRates).values([
    { currency: 'CAD', effectiveOn: '9000-01-01', canadianDollars: 1 },
    { currency: 'USD', effectiveOn: '9000-01-01', canadianDollars: 9 },
  ]);
  expect(await readRates(database)).toEqual({ CAD: 1, USD: 1.7, AUD: 0.7 });
});
