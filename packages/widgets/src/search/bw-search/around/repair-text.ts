import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { priceRangeText } from '../bar/price-text.ts';
import type { SearchText } from '../search-text.ts';

/** A way out of an empty result, with how many it brings back; `filterName` names a filter. */
export function repairText(
  { read, locale, found, formatDistance }: SearchText,
  query: SearchQuery,
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
    const price = priceRangeText(parsePrice(query.price) ?? {}, { read, locale }, (money) =>
      formatMoney(money, 'card'),
    );
    const message = period === 'ONCE' ? messages.repairOnce : messages.repairMonthly;
    return fillMessage(message, { ...values, price });
  }
  if (drop === 'price') return fillMessage(messages.repairPrice, values);
  if (drop === 'filters.saleType') return fillMessage(messages.repairOffer, values);
  if (drop === 'subcategory') return fillMessage(messages.repairSubcategory, values);
  return fillMessage(messages.repairFilter, values);
}
