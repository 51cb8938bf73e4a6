import type { SearchQuery } from '../rules.ts';
import { offerOf } from './offers.ts';

/** How many things restrict a search beyond its words, its place, and sale or rent. */
export function countRestrictions(query: SearchQuery): number {
  const { filters, price, listedWithinDays, hasPictures, isReduced, tags } = query;
  const asked = [...filters.split('&'), price, listedWithinDays, hasPictures, isReduced, ...tags];
  return asked.filter(Boolean).length - (offerOf(query) ? 1 : 0);
}

/** Whether anything narrows a search that can be taken away: a restriction, or a part of the map. */
export function isNarrowed(query: SearchQuery): boolean {
  return query.bounds !== '' || countRestrictions(query) > 0;
}
