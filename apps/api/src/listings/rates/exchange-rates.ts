import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { type Currency, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { runPreparedQuery } from '../../platform/database/recurring-query.ts';
import { exchangeRates } from '../tables.ts';

type RateRow = { readonly currency: Currency; readonly rate: number | null };

/**
 * The rates in force: each currency's latest that is not of a day to come, in UTC
 * (docs/architecture/listings.md#prices), or
 * its first where all are.
 */
export async function readRates(database: Queries): Promise<Rates> {
  const rows = await runPreparedQuery<RateRow>(database, ratesInForce);
  const found = new Map(rows.map((row) => [row.currency, row.rate]));
  const missing = currencies.filter((one) => typeof found.get(one) !== 'number');
  if (missing.length > 0) throw new Error(`exchange_rates has no row for ${missing.join(', ')}.`);
  // Every currency was just seen to have its rate.
  return Object.fromEntries(found) as Record<Currency, number>;
}

/** The same for who stores prices: until the transaction ends, no others are put into force. */
export async function lockRates(transaction: Queries): Promise<Rates> {
  await transaction.execute(sql`lock table ${exchangeRates} in row share mode`);
  return readRates(transaction);
}

const { currency, effectiveOn, canadianDollars } = exchangeRates;
const rate = sql`select ${canadianDollars}::float8 from ${exchangeRates} where ${currency} = known.currency`;

/** Each is found by the index, however many days the table holds. */
const ratesInForce = sql`select known.currency, coalesce(
    (${rate} and ${effectiveOn} <= (now() at time zone 'utc')::date order by ${effectiveOn} desc limit 1),
    (${rate} order by ${effectiveOn} limit 1)
  ) as rate from unnest(enum_range(null::currency)) as known (currency)`;
