import type { Price } from '@boardwalk/sdk-core/listings/schemas';
import { mapMessages } from '@boardwalk/sdk-core/search/map-messages';
import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import type { SearchText } from '../search-text.ts';
import type { PinFace } from './pins.ts';

/** What pins show and say: a price on a listing's, a number on a group's. */
export function createPinFace({ read, formatMoney, formatNumber }: SearchText, locale: Locale) {
  const messages = read(mapMessages);
  const compact = (price: Price) => formatMoney(price, 'compact');

  return function pinFace({ count, listing, lowestPrice, highestPrice }: SearchCluster): PinFace {
    if (listing && lowestPrice) {
      const text = compact(lowestPrice);
      return { text, label: fillMessage(messages.pin, { title: listing.title, price: text }) };
    }
    if (listing) {
      const text = messages.noPrice;
      return { text, label: fillMessage(messages.pin, { title: listing.title, price: text }) };
    }
    const group = countMessage(messages.group, count, locale, formatNumber(count));
    const text = formatNumber(count);
    if (!lowestPrice || !highestPrice) return { text, label: group };
    const [from, to] = [compact(lowestPrice), compact(highestPrice)];
    return { text, label: fillMessage(messages.groupPrices, { group, from, to }) };
  };
}
