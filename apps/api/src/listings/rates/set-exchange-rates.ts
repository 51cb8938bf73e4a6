import { paymentPeriods } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { comparablePrice, type Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { type Currency, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { exchangeRates, listings } from '../tables.ts';
import { readRates } from './exchange-rates.ts';

/** Currencies whose worth in Canadian dollars can be set. */
export type ForeignCurrency = Exclude<Currency, 'CAD'>;

/**
 * Puts rates into force from today on, in UTC, and recalculates the comparable prices of all
 * listings, both or neither; returns how many of them have changed.
 */
export function setExchangeRates(
  database: Database,
  rates: ReadonlyMap<ForeignCurrency, number>,
): Promise<number> {
  return database.transaction(async (transaction) => {
    // A transaction that stores a listing holds the rates until it is stored.
    await transaction.execute(sql`lock table ${exchangeRates} in exclusive mode`);
    // Of many listings it takes longer than a visitor's statement may.
    await transaction.execute(sql`set local statement_timeout = 0`);
    const rows = [...rates].map(([currency, canadianDollars]) => ({
      currency,
      canadianDollars,
      effectiveOn: sql`(now() at time zone 'utc')::date`,
    }));
    await transaction
      .insert(exchangeRates)
      .values(rows)
      .onConflictDoUpdate({
        target: [exchangeRates.currency, exchangeRates.effectiveOn],
        set: { canadianDollars: sql`excluded.canadian_dollars` },
      });
    return comparePricesAnew(transaction, await readRates(transaction));
  });
}

/** The factors of each kind, currency and period are multiplied in the order of `comparablePrice`. */
async function comparePricesAnew(transaction: Queries, rates: Rates): Promise<number> {
  const units = listingKinds.flatMap((kind) =>
    currencies.flatMap((currency) =>
      paymentPeriods.map((period) => ({
        kind,
        currency,
        period,
        rate: rates[currency],
        // A Canadian cent is worth one, so what is left is the factor of the period.
        periods: comparablePrice(kind, { amount: 1, currency: 'CAD', period }, rates),
      })),
    ),
  );
  const column = (name: keyof (typeof units)[number]) => sql.param(units.map((unit) => unit[name]));
  const comparable = sql`${listings.priceAmount}::float8 * units.rate * units.periods`;
  const { rowCount } = await transaction.execute(sql`
    update ${listings} set price_sort = ${comparable}
    from unnest(${column('kind')}::listing_kind[], ${column('currency')}::currency[], ${column('period')}::payment_period[],
      ${column('rate')}::float8[], ${column('periods')}::float8[]) as units (kind, currency, period, rate, periods)
    where ${listings.kind} = units.kind and ${listings.priceCurrency} = units.currency and ${listings.pricePeriod} = units.period
      and ${listings.priceSort} <> ${comparable}`);
  return rowCount ?? 0;
}
