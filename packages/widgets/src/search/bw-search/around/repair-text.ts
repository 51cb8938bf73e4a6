import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { pricePeriodText, priceRangeText } from '../bar/price-text.ts';
import type { SearchText } from '../search-text.ts';

/** A way out of an empty result, with how many it brings back; `filterName` names a filter. */
export function repairText(
  { read, locale, found, formatDistance }: SearchText,
  { query, answer }: SearchResults,
  { drop, count, isCapped, distance, text, period }: SearchRepair,
  filterName: string,
): string {
  const messages = read(aroundMessages);
  const values = {
    found: found(query, { count, isCapped }),
    distance: distance === undefined ? '' : formatDistance(distance),
    text: text ?? query.text,
    filter: filterName,
  };
  if (distance !== undefined) return fillMessage(messages.repairDistance, values);
  if (text !== undefined) return fillMessage(messages.repairWords, values);
  if (drop === 'text') return fillMessage(messages.repairText, values);
  if (period) {
    const formatMoney = createMoneyFormatter(locale);
    const range = { currency: answer.currency, ...parsePrice(query.price) };
    const price = priceRangeText(range, { read, locale }, (money) => formatMoney(money, 'card'));
    return fillMessage(messages.repairPeriod, {
      ...values,
      price: pricePeriodText(price, period, read),
    });
  }
  if (drop === 'price') return fillMessage(messages.repairPrice, values);
  if (drop === 'filters.saleType') return fillMessage(messages.repairOffer, values);
  if (drop === 'subcategory') return fillMessage(messages.repairSubcategory, values);
  return fillMessage(messages.repairFilter, values);
}
