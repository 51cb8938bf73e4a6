import { emptyQuery, type SearchQuery } from '../rules.ts';
import type { SearchRepair } from '../schemas.ts';

/** The query without what keeps results away, or with the distance or the words that bring them back. */
export function repairQuery(query: SearchQuery, repair: SearchRepair): SearchQuery {
  const changed = { ...query, page: 1 };
  if (repair.distance !== undefined) return { ...changed, distance: repair.distance };
  if (repair.text !== undefined) return { ...changed, text: repair.text };
  const field = repair.drop.replace(/^filters\./, '');
  if (Object.hasOwn(emptyQuery, field) && field !== 'filters') {
    // The guard above says that the name is one of the query's.
    const name = field as keyof SearchQuery;
    return { ...changed, [name]: emptyQuery[name] };
  }
  return { ...changed, filters: dropFilter(query.filters, field) };
}

/** Filters as text without those of one field. */
export function dropFilter(filters: string, field: string): string {
  const isOther = (part: string) => part !== '' && !part.startsWith(`${field}=`);
  return filters.split('&').filter(isOther).join('&');
}
