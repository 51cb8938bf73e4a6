import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import { type Country, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { rounded } from './draw.ts';
import type { Random } from './random.ts';

/** A price in the country's currency, from whole units rounded to `step`. */
export function priceIn(
  country: Country,
  units: number,
  step: number,
  period: PaymentPeriod = 'ONCE',
): ListedPrice {
  const amount = Math.max(step, rounded(units, step)) * 100;
  return { amount, currency: currencyByCountry[country], period };
}

/** The higher price that one listing in eight was reduced from. */
export function reducedFrom(random: Random, price: ListedPrice | null): ListedPrice | null {
  if (!price || !random.chance(0.12)) return null;
  const before = rounded(
    price.amount * random.between(1.03, 1.12),
    price.amount > 5_000_000 ? 100_000 : 500,
  );
  return before > price.amount ? { ...price, amount: before } : null;
}
