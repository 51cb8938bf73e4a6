import { changeOffer } from '../query/change-offer.ts';
import { dropFilter } from '../query/drop-filter.ts';
import { offerOf } from '../query/offers.ts';
import { formatPrice, parsePrice } from '../query/price-range.ts';
import { emptyQuery, type SearchQuery } from '../rules.ts';
import type { SearchRepair } from '../schemas.ts';

/**
 * The query without what keeps results away, or with the distance, the words or the period that bring
 * them back.
 */
export function repairQuery(query: SearchQuery, repair: SearchRepair): SearchQuery {
  const changed = { ...query, page: 1 };
  if (repair.distance !== undefined) return { ...changed, distance: repair.distance };
  if (repair.text !== undefined) return { ...changed, text: repair.text };
  if (repair.period !== undefined) {
    const price = formatPrice({ ...parsePrice(query.price), period: repair.period });
    const offer = repair.period === 'ONCE' ? 'SALE' : 'RENT';
    return { ...changed, ...(offerOf(query) && changeOffer(query, offer)), price };
  }
  const field = repair.drop.replace(/^filters\./, '');
  if (Object.hasOwn(emptyQuery, field) && field !== 'filters') {
    // The guard above says that the name is one of the query's.
    const name = field as keyof SearchQuery;
    return { ...changed, [name]: emptyQuery[name] };
  }
  return { ...changed, filters: dropFilter(query.filters, field) };
}
