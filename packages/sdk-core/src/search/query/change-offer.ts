import type { SaleType } from '../../listings/enumerations/property/sale-types.ts';
import { periodsOf } from '../../listings/prices/price-periods.ts';
import type { SearchQuery } from '../rules.ts';
import { dropFilter } from './drop-filter.ts';
import { parsePrice } from './price-range.ts';

/** What changes with the offer of properties: a price that was meant for the other one goes. */
export function changeOffer(
  query: SearchQuery,
  offer: SaleType | undefined,
): Pick<SearchQuery, 'filters' | 'price'> {
  const others = dropFilter(query.filters, 'saleType');
  const filters = [offer && `saleType=${offer}`, others].filter(Boolean).join('&');
  return { filters, price: offer && fits(query.price, offer) ? query.price : '' };
}

function fits(price: string, offer: SaleType): boolean {
  const period = parsePrice(price)?.period;
  if (period === undefined) return false;
  return (period === 'ONCE') === periodsOf('property', [], offer).includes('ONCE');
}
