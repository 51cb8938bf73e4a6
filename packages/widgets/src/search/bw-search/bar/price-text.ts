import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { pricePeriods } from '@boardwalk/sdk-core/search/query/offers';
import { type PriceRange, parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { createCompactMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/compact-money';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage, type ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { SearchText } from '../search-text.ts';

/**
 * The price that a query asks for, with its period unless everything is sold there; undefined where it
 * asks for none. `currency` is that of the search.
 */
export function priceText(
  query: SearchQuery,
  currency: Currency,
  text: SearchText,
): string | undefined {
  const range = parsePrice(query.price);
  if (!range) return undefined;
  const price = priceRangeText({ currency, ...range }, text);
  const isPlain = pricePeriods(query).every((period) => period === 'ONCE');
  const { period } = range;
  return period === undefined || (period === 'ONCE' && isPlain)
    ? price
    : pricePeriodText(price, period, text.read);
}

/** `Up to $2K a month`, `Up to $2K to buy`. */
export function pricePeriodText(price: string, period: PaymentPeriod, read: ReadMessages): string {
  const messages = read(aroundMessages);
  if (period === 'ONCE') return fillMessage(messages.priceOnce, { price });
  return fillMessage(messages.pricePer, { price, period: read(priceMessages)[`spoken.${period}`] });
}

/** `$250K – $500K`, `Up to $2K`; or as `formatPrice` writes each end. */
export function priceRangeText(
  { min, max, currency }: PriceRange & { readonly currency: Currency },
  { read, locale }: Pick<SearchText, 'read' | 'locale'>,
  formatPrice: (money: Money) => string = createCompactMoneyFormatter(locale),
): string {
  const messages = read(aroundMessages);
  const write = (amount: number) => formatPrice({ amount, currency });
  if (min !== undefined && max !== undefined) return `${write(min)} – ${write(max)}`;
  if (min !== undefined) return fillMessage(messages.priceFrom, { price: write(min) });
  return fillMessage(messages.priceUpTo, { price: write(max ?? 0) });
}
