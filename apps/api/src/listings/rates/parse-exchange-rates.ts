import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { ForeignCurrency } from './set-exchange-rates.ts';

/** Rates as an operator types them, `USD=1.41` each; undefined where they can't be meant. */
export function parseExchangeRates(
  words: readonly string[],
): ReadonlyMap<ForeignCurrency, number> | undefined {
  const rates = new Map<ForeignCurrency, number>();
  for (const word of words) {
    const [, name, amount] = /^([A-Z]{3})=(\d{1,3}(?:\.\d{1,6})?)$/.exec(word) ?? [];
    const currency = currencies.find((one) => one === name);
    if (!currency || currency === 'CAD' || rates.has(currency)) return undefined;
    if (Number(amount) === 0) return undefined;
    rates.set(currency, Number(amount));
  }
  return rates.size > 0 ? rates : undefined;
}
