import type { PriceRange } from '@boardwalk/sdk-core/search/query/price-range';
import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage, type ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';

interface PriceTexts {
  readonly read: ReadMessages;
  readonly locale: Locale;
}

/** `From $10`, `Up to $50`, `$10 – $50`. */
export function writePriceRange(
  { min, max, currency }: PriceRange & { readonly currency: Currency },
  { read, locale }: PriceTexts,
): string {
  const messages = read(productFilterMessages);
  const format = createMoneyFormatter(locale);
  const write = (amount: number) => format({ amount, currency }, 'card');
  if (min !== undefined && max !== undefined) {
    return fillMessage(messages.priceBetween, { low: write(min), high: write(max) });
  }
  if (min !== undefined) return fillMessage(messages.priceFrom, { price: write(min) });
  return fillMessage(messages.priceUpTo, { price: write(max ?? 0) });
}
