import { mapMessages } from '@boardwalk/sdk-core/search/map/map-messages';
import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import { createCompactMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/compact-money';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { PinFace } from '../../../parts/map/pins.ts';
import type { SearchText } from '../search-text.ts';
import { isOneSpot } from './pin-order.ts';

/**
 * What pins show and say: a price on a listing's, a number on a group's, which is listed where
 * coming closer can't part it, as where the map is as near as it leads (`isClosest`).
 */
export function createPinFace(
  { read, locale, formatNumber }: SearchText,
  isClosest: (place: Point) => boolean,
) {
  const messages = read(mapMessages);
  const formatPrice = createCompactMoneyFormatter(locale);

  return function pinFace(cluster: SearchCluster): PinFace {
    const { count, listing, lowestPrice, highestPrice, isConverted } = cluster;
    if (listing && lowestPrice) {
      const text = formatPrice(lowestPrice);
      return { text, label: fillMessage(messages.pin, { title: listing.title, price: text }) };
    }
    if (listing) {
      const text = messages.noPrice;
      return { text, label: fillMessage(messages.pin, { title: listing.title, price: text }) };
    }
    const message = isClosest(cluster) || isOneSpot(cluster) ? messages.spot : messages.group;
    const group = countMessage(message, count, locale, formatNumber(count));
    const text = formatNumber(count);
    if (!lowestPrice || !highestPrice) return { text, label: group };
    const [from, to] = [formatPrice(lowestPrice), formatPrice(highestPrice)];
    const label = isConverted ? messages.groupConverted : messages.groupPrices;
    return { text, label: fillMessage(label, { group, from, to }) };
  };
}
