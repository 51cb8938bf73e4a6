import type { Rates } from '@boardwalk/sdk-core/listings/comparable-price';
import { type Currency, currencies } from '@boardwalk/sdk-core/vocabulary/countries';
import { desc } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { exchangeRates } from './tables.ts';

/** Milliseconds for which rates are good; an operator sets them once a day. */
const keptFor = 60_000;
const kept = new WeakMap<Queries, { readonly until: number; readonly rates: Promise<Rates> }>();

/** The latest rate of every currency (decision 12), at most a minute old. */
export function readRates(database: Queries): Promise<Rates> {
  const known = kept.get(database);
  if (known && performance.now() < known.until) return known.rates;
  const rates = queryRates(database);
  kept.set(database, { until: performance.now() + keptFor, rates });
  rates.catch(() => kept.delete(database));
  return rates;
}

async function queryRates(database: Queries): Promise<Rates> {
  const rows = await database
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.effectiveOn));
  const found = new Map(rows.map((row) => [row.currency, row.canadianDollars]));
  const missing = currencies.filter((currency) => !found.has(currency));
  if (missing.length > 0) throw new Error(`exchange_rates has no row for ${missing.join(', ')}.`);
  // Every currency was just seen to have its rate.
  return Object.fromEntries(found) as Record<Currency, number>;
}
