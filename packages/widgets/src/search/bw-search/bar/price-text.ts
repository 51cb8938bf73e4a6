import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { type PriceRange, parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import { createCompactMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/compact-money';
import { defaultCurrency, type Money } from '@boardwalk/sdk-core/vocabulary/numbers/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { SearchText } from '../search-text.ts';

/** A price as a query has it, in words; undefined where it asks for none. */
export function priceText(price: string, text: SearchText): string | undefined {
  const range = parsePrice(price);
  return range && priceRangeText(range, text);
}

/** `$250K – $500K`, `Up to $2K`; or as `formatPrice` writes each end. */
export function priceRangeText(
  { min, max, currency = defaultCurrency }: PriceRange,
  { read, locale }: Pick<SearchText, 'read' | 'locale'>,
  formatPrice: (money: Money) => string = createCompactMoneyFormatter(locale),
): string {
  const messages = read(aroundMessages);
  const write = (amount: number) => formatPrice({ amount, currency });
  if (min !== undefined && max !== undefined) return `${write(min)} – ${write(max)}`;
  if (min !== undefined) return fillMessage(messages.priceFrom, { price: write(min) });
  return fillMessage(messages.priceUpTo, { price: write(max ?? 0) });
}
