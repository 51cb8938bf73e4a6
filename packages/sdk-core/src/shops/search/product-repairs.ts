import type { SearchRepair, SearchTotal } from '../../search/schemas.ts';
import { productsPageSize } from '../shop-limits.ts';
import { emptyProductQuery, type ProductQuery } from './product-query.ts';

/** The name that an option of the call has in a query, where it is another. */
const names: Readonly<Record<string, keyof ProductQuery>> = { category: 'shelf' };

/** The part of a query that a repair leaves out; undefined for one that a query does not have. */
export function droppedPart({ drop }: Pick<SearchRepair, 'drop'>): keyof ProductQuery | undefined {
  const name = names[drop] ?? drop;
  // The guard says that the name is one of the query's.
  return Object.hasOwn(emptyProductQuery, name) ? (name as keyof ProductQuery) : undefined;
}

/** The query with other words, or without what keeps products away, on its first page. */
export function repairProductQuery(query: ProductQuery, repair: SearchRepair): ProductQuery {
  const first = { ...query, page: 1 };
  if (repair.text !== undefined) return { ...first, text: repair.text };
  const part = droppedPart(repair);
  if (part === undefined) return first;
  return {
    ...first,
    [part]: emptyProductQuery[part],
    // What depends on it goes along.
    ...(part === 'shelf' && { leaf: '' }),
    ...(part === 'near' && { distance: 0 }),
  };
}

/** Pages start below this product: the API goes no further without a cursor. */
const mostStarts = 10_000;

/** Pages that can be turned to; a capped total has at least one more while there is another. */
export function productPageCount(total: SearchTotal, page: number, hasMore: boolean): number {
  const counted = Math.ceil(total.count / productsPageSize);
  const pages = total.isCapped && hasMore ? Math.max(counted, page + 1) : counted;
  return Math.min(pages, Math.floor(mostStarts / productsPageSize) + 1);
}
