import type { SearchQuery } from '../rules.ts';

/** The one offer of properties, as a filter is written. */
const isOffer = /^saleType=[A-Z]+$/;

/** How many things restrict a search beyond its words, its place, and sale or rent. */
export function countRestrictions(query: SearchQuery): number {
  const { price, listedWithinDays, hasPictures, isReduced, tags } = query;
  const filters = query.filters.split('&').filter((filter) => !isOffer.test(filter));
  const asked = [...filters, price, listedWithinDays, hasPictures, isReduced, ...tags];
  return asked.filter(Boolean).length;
}

/** Whether anything narrows a search that can be taken away: a restriction, or a part of the map. */
export function isSearchNarrowed(query: SearchQuery): boolean {
  return query.bounds !== '' || countRestrictions(query) > 0;
}
