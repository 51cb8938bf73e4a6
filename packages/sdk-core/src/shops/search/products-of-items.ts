import { parseFilters } from '../../listings/fields/filter-text.ts';
import { formatPrice, parsePrice } from '../../search/query/price-range.ts';
import type { SearchQuery } from '../../search/rules.ts';
import { emptyProductQuery, type ProductQuery } from './product-query.ts';
import { productSearchSorts } from './product-search-sorts.ts';
import { hasProductsBelow } from './products-below.ts';

/**
 * The products that a search of items would find, by what both have: words, condition, shelf, stock,
 * price, place and order; undefined where it asks for something that products do not have, and on its
 * later pages.
 */
export function productsOfItems(query: SearchQuery): ProductQuery | undefined {
  if (!hasProductsBelow(query) || query.page > 1 || isOfListingsAlone(query)) return undefined;
  const { text, near, distance, bounds, price, filters } = query;
  const filtered = readFilters(filters);
  const asked = parsePrice(price) ?? {};
  // Products are paid once.
  if (!filtered || (asked.period ?? 'ONCE') !== 'ONCE') return undefined;
  const { period: _, ...range } = asked;
  return {
    ...emptyProductQuery,
    ...filtered,
    text: text.trim(),
    price: formatPrice(range),
    // A part of the map stands in for the place, and shops are not searched by one.
    ...(bounds === '' && { near, distance }),
    sort: productSearchSorts.find((sort) => sort === query.sort),
  };
}

/** Whether it is narrowed by what only listings have. */
function isOfListingsAlone(query: SearchQuery): boolean {
  const { subcategory, listedWithinDays, hasPictures, isReduced, tags, owner } = query;
  const narrowing = [listedWithinDays, hasPictures, isReduced, owner, ...subcategory, ...tags];
  return narrowing.some(Boolean);
}

type Filtered = Pick<ProductQuery, 'condition' | 'shelf' | 'inStock'>;

function readFilters(text: string): Filtered | undefined {
  const {
    condition = [],
    productCategory = [],
    isInStock,
    ...others
  } = parseFilters('item', text).values;
  const [shelf = '', ...shelves] = productCategory;
  if (shelves.length > 0 || Object.keys(others).length > 0) return undefined;
  return { condition, shelf, inStock: isInStock === true };
}
