import type { Rates } from '@boardwalk/sdk-core/listings/comparable-price';
import { type Currency, currencies } from '@boardwalk/sdk-core/vocabulary/countries';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { queryAgain } from '../platform/recurring-query.ts';
import { exchangeRates } from './tables.ts';

/** The rates in force: each currency's latest that is not of a day to come, in UTC (decision 12). */
export async function readRates(database: Queries): Promise<Rates> {
  const rows = await queryAgain<{ currency: Currency; rate: number }>(database, ratesInForce);
  const found = new Map(rows.map(({ currency, rate }) => [currency, rate]));
  const missing = currencies.filter((currency) => !found.has(currency));
  if (missing.length > 0) throw new Error(`exchange_rates has no row for ${missing.join(', ')}.`);
  // Every currency was just seen to have its rate.
  return Object.fromEntries(found) as Record<Currency, number>;
}

/** The day's latest row of a currency is found by the index, however many days the table holds. */
const ratesInForce = sql`select known.currency, latest.rate
  from unnest(enum_range(null::currency)) as known (currency)
    cross join lateral (
      select ${exchangeRates.canadianDollars}::float8 as rate from ${exchangeRates}
      where ${exchangeRates.currency} = known.currency and ${exchangeRates.effectiveOn} <= (now() at time zone 'utc')::date
      order by ${exchangeRates.effectiveOn} desc limit 1
    ) as latest`;
