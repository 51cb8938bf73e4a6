import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import { leafLabels } from '@boardwalk/sdk-core/shops/products/leaf-labels';
import type { ProductQuery } from '@boardwalk/sdk-core/shops/search/product-query';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import {
  productsHeadMessages,
  productsSearchMessages,
} from '@boardwalk/sdk-core/shops/search/products-search-messages';
import type { ProductResult } from '@boardwalk/sdk-core/shops/search/schemas';
import { createMeasureFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { unbrokenPostalCodes } from '@boardwalk/sdk-core/vocabulary/places/unbroken-postal-codes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import {
  countMessage,
  fillMessage,
  type ReadMessages,
} from '@boardwalk/sdk-core/vocabulary/text/message';

/** Writes what a search of products says about numbers, shelves and places. */
export function createProductSearchText(locale: Locale, read: ReadMessages) {
  const messages = read(productsSearchMessages);
  const formatNumber = createNumberFormatter(locale);
  const { formatDistance } = createMeasureFormatter(locale);

  /** `24 products`; a capped total is `more than 1,000 products`. */
  function found({ count, isCapped }: SearchTotal): string {
    const number = formatNumber(count);
    const written = isCapped ? fillMessage(messages.moreThan, { count: number }) : number;
    return countMessage(messages.count, count, locale, written);
  }

  /** `24 products for “mug” near Hamilton, ON, within 25 km`. */
  function sentence({ query, answer: { total, place } }: ProductResults): string {
    if (!total) return '';
    const text = query.text.trim();
    const where = place ? (place.isRegion ? 'In' : 'Near') : '';
    const written = fillMessage(messages[`found${text ? 'Text' : ''}${where}`], {
      ...{ found: found(total), text },
      place: unbrokenPostalCodes(place?.label ?? ''),
      distance: place ? formatDistance(place.distance) : '',
    });
    return written.charAt(0).toUpperCase() + written.slice(1);
  }

  /** The shop of a product, with its city, and how far it is where that is known. */
  function shopLine({ shop: { name, city, distance } }: ProductResult): string {
    if (city === null) return name;
    const values = { shop: name, city };
    return distance === undefined
      ? fillMessage(messages.shopIn, values)
      : fillMessage(messages.shopAway, { ...values, distance: formatDistance(distance) });
  }

  function shelfName(shelf: string): string | undefined {
    const category = productCategories.find((one) => one === shelf);
    return category && read(itemLabels)[`productCategory.${category}`];
  }

  function leafName(leaf: string): string {
    const labels: Readonly<Record<string, string>> = read(leafLabels);
    return labels[leaf] ?? leaf;
  }

  /** What a search is called: `Tableware for “blue” near Hamilton, ON`. */
  function title(query: ProductQuery, results: ProductResults | null | undefined): string {
    const head = read(productsHeadMessages);
    const shelf = shelfName(query.shelf);
    const named = shelf === undefined ? head.all : query.leaf ? leafName(query.leaf) : shelf;
    const text = query.text.trim();
    const what = text === '' ? named : fillMessage(head.forWords, { what: named, text });
    const place = results?.answer.place;
    const at = place
      ? fillMessage(place.isRegion ? head.in : head.near, {
          what,
          place: unbrokenPostalCodes(place.label),
        })
      : what;
    return query.page > 1 ? fillMessage(head.page, { title: at, page: query.page }) : at;
  }

  return {
    ...{ read, locale, messages, formatNumber, formatDistance },
    ...{ found, sentence, shopLine, shelfName, leafName, title },
  };
}

export type ProductSearchText = ReturnType<typeof createProductSearchText>;
