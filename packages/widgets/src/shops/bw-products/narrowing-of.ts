import type { ProductsContext } from './products-context.ts';

/** What of the list’s state its address says, as far as that says something. */
export function narrowingOf({
  query,
  filters,
  sort,
}: Pick<ProductsContext['attributes'], 'query' | 'filters' | 'sort'>) {
  return Object.fromEntries(Object.entries({ query, filters, sort }).filter(([, one]) => one));
}
