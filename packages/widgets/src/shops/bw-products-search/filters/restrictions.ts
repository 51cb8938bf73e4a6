import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import {
  type ProductQuery,
  parseDestination,
} from '@boardwalk/sdk-core/shops/search/product-query';
import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writePlace } from '../../shared/place/place-text.ts';
import { writePriceRange } from '../../shared/product-search/write-price-range.ts';
import type { ProductSearchText } from '../product-search-text.ts';

/** One thing that narrows a search, and the search without it. */
export interface ProductFilterInForce {
  readonly name: string;
  readonly without: Partial<ProductQuery>;
}

/** What narrows the search beside words, place and shelf, in words; amounts are of the currency. */
export function productRestrictions(
  query: ProductQuery,
  text: ProductSearchText,
  currency: Currency,
): readonly ProductFilterInForce[] {
  const { read, locale } = text;
  const messages = read(productFilterMessages);
  const labels = read(itemLabels);
  const price = parsePrice(query.price);
  const destination = parseDestination(query.shipsTo);
  const chosen = productConditions.filter((one) => query.condition.includes(one));
  const texts = {
    locale,
    countries: read(addressFieldMessages),
    messages: read(deliveryMessages),
  };
  return [
    ...chosen.map((value) => ({
      name: labels[`condition.${value}`],
      without: { condition: query.condition.filter((one) => one !== value) },
    })),
    ...(price
      ? [{ name: writePriceRange({ currency, ...price }, text), without: { price: '' } }]
      : []),
    ...(query.inStock ? [{ name: messages.inStock, without: { inStock: false } }] : []),
    ...(destination
      ? [
          {
            name: fillMessage(messages.shipsToPlace, { place: writePlace(destination, texts) }),
            without: { shipsTo: '' },
          },
        ]
      : []),
    ...(query.near !== '' && query.distance > 0
      ? [
          {
            name: fillMessage(messages.within, { distance: text.formatDistance(query.distance) }),
            without: { distance: 0 },
          },
        ]
      : []),
  ];
}
