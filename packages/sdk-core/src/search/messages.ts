import type { ListingKind } from '../listings/kinds.ts';
import type { Catalogue, CountMessage } from '../vocabulary/text/message.ts';

/**
 * How many results there are, by what they are; homes if no property but dwellings is requested.
 */
export const resultCountMessages = {
  catalogue: 'search/found',
  merchant: { one: '{count} business', many: '{count} businesses' },
  item: { one: '{count} item', many: '{count} items' },
  property: { one: '{count} property', many: '{count} properties' },
  home: { one: '{count} home', many: '{count} homes' },
  event: { one: '{count} event', many: '{count} events' },
  city_service: { one: '{count} city service', many: '{count} city services' },
  realtor: { one: '{count} realtor', many: '{count} realtors' },
  classified: { one: '{count} ad', many: '{count} ads' },
  mixed: { one: '{count} listing', many: '{count} listings' },
} as const satisfies Readonly<Record<ListingKind | 'home' | 'mixed', CountMessage>> & {
  readonly catalogue: string;
};

/** What the first view of a search says. */
export const searchMessages = {
  catalogue: 'search',
  heading: 'Listings',
  map: 'Map',
  searching: 'Searching…',
  about: 'about {count}',
  moreThan: 'more than {count}',
  atLeast: '{count}+',
  'offer.SALE': '{found} for sale',
  'offer.RENT': '{found} for rent',
  'offer.LEASE': '{found} for lease',
  found: '{found}',
  foundNear: '{found} near {place}, within {distance}',
  foundIn: '{found} in {place}',
  foundInView: '{found} in this part of the map',
  foundText: '{found} for “{text}”',
  foundTextNear: '{found} for “{text}” near {place}, within {distance}',
  foundTextIn: '{found} for “{text}” in {place}',
  foundTextInView: '{found} for “{text}” in this part of the map',

  newToday: 'Today',
  daysAgo: { one: '{count} day ago', many: '{count} days ago' },
  monthsAgo: { one: '{count} month ago', many: '{count} months ago' },
  away: '{distance} away',
  isNew: 'New',
  isReduced: 'Price reduced',
  ActiveUnderContract: 'Under contract',
  Pending: 'Sale pending',
  Closed: 'Closed',
  Expired: 'Expired',

  unreachable: 'The listings can’t be reached right now.',
  retry: 'Try again',
} as const satisfies Catalogue;
